-- Card i has minY = 216 * i - at and a height of 200. It is sharp as long as 90 % of it shows: 20
-- points may be hidden, and the transition takes the other 180. With the hidden length l, the
-- fraction of the identity is easeInOut(1 - (l - 20) / 180), and radius = 6 * (1 - fraction).
--   top:    l = -minY
--   bottom: l = minY + 200 - C, with the container's height C = 778 on iPhone 17
--           (874 - 62 - 34) and 1327 on the large iPad (1376 - 24 - 25)
-- easeInOut(0.25, 0.5, 0.75) = 0.129162, 0.5, 0.870838; 0 and 1 stay.

local phone = { "iphone-17" }
local pad = { "ipad-pro-13-m4" }
local both = { "iphone-17", "ipad-pro-13-m4" }

-- The curve's values are given to six digits; 6 times their rounding is 3e-6.
local sixDigits = 5e-6

local function drawn(radius) return { ["blur.radius"] = radius } end

return moth.test {
  api = 1,
  effect = "blur-at-threshold",
  cases = {
    { name = "a visible card is sharp", devices = both, index = 1, at = 0, expect = drawn(0) },
    { name = "a card of which 90 % show is sharp", devices = both,
      index = 0, at = 20, expect = drawn(0) },
    -- (65 - 20) / 180 = 0.25: 6 * (1 - 0.870838)
    { name = "a card a quarter past the threshold", devices = both, tolerance = sixDigits,
      index = 0, at = 65, expect = drawn(0.774972) },
    -- minY = 216 - 326 = -110, (110 - 20) / 180 = 0.5: 6 * 0.5
    { name = "a card half past the threshold", devices = both,
      index = 1, at = 326, expect = drawn(3) },
    -- (155 - 20) / 180 = 0.75: 6 * (1 - 0.129162)
    { name = "a card three quarters past the threshold", devices = both, tolerance = sixDigits,
      index = 0, at = 155, expect = drawn(5.225028) },
    { name = "a card above the top", devices = both, index = 0, at = 200, expect = drawn(6) },
    -- minY = 864 - 176 = 688, l = 688 + 200 - 778 = 110
    { name = "a card half past the threshold at a phone's bottom", devices = phone,
      index = 4, at = 176, expect = drawn(3) },
    -- minY = 648 + 40 = 688
    { name = "pulling takes a card past the threshold at a phone's bottom", devices = phone,
      index = 3, at = -40, expect = drawn(3) },
    -- minY = 1296 - 59 = 1237, l = 1237 + 200 - 1327 = 110
    { name = "a card half past the threshold at a pad's bottom", devices = pad,
      index = 6, at = 59, expect = drawn(3) },
    { name = "a card far below the bottom", devices = both, index = 19, at = 0, expect = drawn(6) },
    -- With half of it, 100 points may be hidden and 100 are left: (150 - 100) / 100 = 0.5: 20 * 0.5
    { name = "takes another threshold and radius", devices = both,
      parameters = { visible = 0.5, radius = 20 }, index = 0, at = 150, expect = drawn(10) },
    { name = "a card half past the threshold is sharp with Reduce Motion", devices = both,
      reduceMotion = true, index = 1, at = 326, expect = drawn(0) },
    { name = "a card out of sight is sharp with Reduce Motion", devices = both,
      reduceMotion = true, index = 19, at = 0, expect = drawn(0) },
  },
}
