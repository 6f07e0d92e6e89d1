-- Card i has minY = 216 * i - at and a height of 200. With the share x that shows, the fraction of
-- the identity is circularEaseOut(x) = sqrt(1 - (1 - x) ^ 2), on a circle's arc:
--   x = 0.4: sqrt(1 - 0.36) = 0.8;  x = 0.2: sqrt(1 - 0.64) = 0.6
--   top:    1 - x = -minY / 200
--   bottom: 1 - x = (minY + 200 - C) / 200, with the container's height C = 778 on iPhone 17
--           (874 - 62 - 34) and 1327 on the large iPad (1376 - 24 - 25)
-- opacity = 0.4 + 0.6 * fraction, scale = 0.9 + 0.1 * fraction.

local phone = { "iphone-17" }
local pad = { "ipad-pro-13-m4" }
local both = { "iphone-17", "ipad-pro-13-m4" }

local function drawn(opacity, scale)
  return { opacity = opacity, ["scaleEffect.x"] = scale, ["scaleEffect.y"] = scale,
    ["scaleEffect.anchor.x"] = 0.5, ["scaleEffect.anchor.y"] = 0.5 }
end

return moth.test {
  api = 1,
  effect = "interactive-curve",
  cases = {
    { name = "a visible card is unchanged", devices = both,
      index = 1, at = 0, expect = drawn(1, 1) },
    -- minY = 216 - 336 = -120, x = 0.4: 0.4 + 0.48, 0.9 + 0.08
    { name = "a card of which 40 % show at the top", devices = both,
      index = 1, at = 336, expect = drawn(0.88, 0.98) },
    -- minY = -160, x = 0.2: 0.4 + 0.36, 0.9 + 0.06
    { name = "a card of which 20 % show at the top", devices = both,
      index = 0, at = 160, expect = drawn(0.76, 0.96) },
    { name = "a card above the top", devices = both,
      index = 0, at = 200, expect = drawn(0.4, 0.9) },
    -- minY = 864 - 166 = 698, 1 - x = (698 + 200 - 778) / 200 = 0.6
    { name = "a card of which 40 % show at a phone's bottom", devices = phone,
      index = 4, at = 166, expect = drawn(0.88, 0.98) },
    -- minY = 648 + 90 = 738, 1 - x = (738 + 200 - 778) / 200 = 0.8
    { name = "pulling leaves 20 % of a card at a phone's bottom", devices = phone,
      index = 3, at = -90, expect = drawn(0.76, 0.96) },
    -- minY = 1296 - 49 = 1247, 1 - x = (1247 + 200 - 1327) / 200 = 0.6
    { name = "a card of which 40 % show at a pad's bottom", devices = pad,
      index = 6, at = 49, expect = drawn(0.88, 0.98) },
    { name = "a card far below the bottom", devices = both,
      index = 19, at = 0, expect = drawn(0.4, 0.9) },
    -- x = 0.4: 0 + 0.8, 0.5 + 0.4
    { name = "takes another opacity and scale", devices = both,
      parameters = { opacity = 0, scale = 0.5 }, index = 1, at = 336, expect = drawn(0.8, 0.9) },
    { name = "fades and keeps its size with Reduce Motion", devices = both, reduceMotion = true,
      index = 1, at = 336, expect = drawn(0.88, 1) },
    { name = "keeps its size out of sight with Reduce Motion", devices = both, reduceMotion = true,
      index = 0, at = 200, expect = drawn(0.4, 1) },
  },
}
