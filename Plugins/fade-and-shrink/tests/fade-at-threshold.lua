-- Card i has minY = 216 * i - at and a height of 200. It is unchanged as long as 60 % of it shows:
-- 80 points may be hidden, and the transition takes the other 120. With the hidden length l, the
-- fraction of the identity is easeInOut(1 - (l - 80) / 120).
--   top:    l = -minY
--   bottom: l = minY + 200 - C, with the container's height C = 778 on iPhone 17
--           (874 - 62 - 34) and 1327 on the large iPad (1376 - 24 - 25)
-- easeInOut(0.25, 0.5, 0.75) = 0.129162, 0.5, 0.870838; 0 and 1 stay.
-- opacity = 0.5 + 0.5 * fraction, scale = 0.95 + 0.05 * fraction.

local phone = { "iphone-17" }
local pad = { "ipad-pro-13-m4" }
local both = { "iphone-17", "ipad-pro-13-m4" }

-- The curve's values are given to six digits.
local sixDigits = 1e-5

local function drawn(opacity, scale)
  return { opacity = opacity, ["scaleEffect.x"] = scale, ["scaleEffect.y"] = scale,
    ["scaleEffect.anchor.x"] = 0.5, ["scaleEffect.anchor.y"] = 0.5 }
end

return moth.test {
  api = 1,
  effect = "fade-at-threshold",
  cases = {
    { name = "a visible card is unchanged", devices = both,
      index = 1, at = 0, expect = drawn(1, 1) },
    -- l = 50, less than 80
    { name = "a card of which three quarters show is unchanged", devices = both,
      index = 0, at = 50, expect = drawn(1, 1) },
    -- minY = 216 - 326 = -110, l = 110, (110 - 80) / 120 = 0.25:
    -- 0.5 + 0.5 * 0.870838, 0.95 + 0.05 * 0.870838
    { name = "a card a quarter past the threshold", devices = both, tolerance = sixDigits,
      index = 1, at = 326, expect = drawn(0.935419, 0.9935419) },
    -- minY = 432 - 572 = -140, l = 140, 60 / 120 = 0.5: 0.5 + 0.25, 0.95 + 0.025
    { name = "a card half past the threshold", devices = both,
      index = 2, at = 572, expect = drawn(0.75, 0.975) },
    -- l = 170, 90 / 120 = 0.75: 0.5 + 0.5 * 0.129162, 0.95 + 0.05 * 0.129162
    { name = "a card three quarters past the threshold", devices = both, tolerance = sixDigits,
      index = 0, at = 170, expect = drawn(0.564581, 0.9564581) },
    { name = "a card above the top", devices = both,
      index = 0, at = 200, expect = drawn(0.5, 0.95) },
    -- minY = 864 - 146 = 718, l = 718 + 200 - 778 = 140
    { name = "a card half past the threshold at a phone's bottom", devices = phone,
      index = 4, at = 146, expect = drawn(0.75, 0.975) },
    -- minY = 648 + 70 = 718, l = 140
    { name = "pulling down takes a card past the threshold at a phone's bottom", devices = phone,
      index = 3, at = -70, expect = drawn(0.75, 0.975) },
    -- minY = 1296 - 29 = 1267, l = 1267 + 200 - 1327 = 140
    { name = "a card half past the threshold at a pad's bottom", devices = pad,
      index = 6, at = 29, expect = drawn(0.75, 0.975) },
    -- minY = 216 * 19 = 4104
    { name = "a card far below the bottom", devices = both,
      index = 19, at = 0, expect = drawn(0.5, 0.95) },
    -- With 80 %, 40 points may be hidden and 160 are left: (120 - 40) / 160 = 0.5, where 60 % would
    -- give (120 - 80) / 120 = 1 / 3
    { name = "takes another threshold", devices = both, parameters = { visible = 0.8 },
      index = 0, at = 120, expect = drawn(0.75, 0.975) },
    { name = "fades and keeps its size with Reduce Motion", devices = both, reduceMotion = true,
      index = 2, at = 572, expect = drawn(0.75, 1) },
    { name = "keeps its size out of sight with Reduce Motion", devices = both, reduceMotion = true,
      index = 0, at = 200, expect = drawn(0.5, 1) },
  },
}
