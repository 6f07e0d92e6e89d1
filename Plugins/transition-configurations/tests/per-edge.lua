-- Card i has minY = 216 * i - at and a height of 200. The container's height is C = 778 on
-- iPhone 17 (874 - 62 - 34) and 1327 on the large iPad (1376 - 24 - 25).
--   top:    interactive. With the hidden share s = -minY / 200 the opacity is easeInOut(1 - s);
--           easeInOut(0.25, 0.5, 0.75) = 0.129162, 0.5, 0.870838.
--   bottom: animated. Such an edge has its threshold at half of the view: minY <= C - 100, which
--           is 678 and 1227. The first layout is not animated. Where the scroll crosses the
--           threshold, the spring starts in that frame, which still shows the old value.

local phone = { "iphone-17" }
local pad = { "ipad-pro-13-m4" }
local both = { "iphone-17", "ipad-pro-13-m4" }

-- The curve's values are given to six digits.
local sixDigits = 1e-6

local function drawn(opacity) return { opacity = opacity } end

return moth.test {
  api = 1,
  effect = "per-edge",
  cases = {
    { name = "a visible card is unchanged", devices = both, index = 1, at = 0, expect = drawn(1) },
    -- s = 50 / 200 = 0.25
    { name = "a quarter of a card is hidden at the top", devices = both, tolerance = sixDigits,
      index = 0, at = 50, expect = drawn(0.870838) },
    -- minY = 432 - 532 = -100, s = 0.5
    { name = "half of a card is hidden at the top", devices = both,
      index = 2, at = 532, expect = drawn(0.5) },
    -- s = 150 / 200 = 0.75
    { name = "three quarters of a card are hidden at the top", devices = both,
      tolerance = sixDigits, index = 0, at = 150, expect = drawn(0.129162) },
    { name = "a card above the top", devices = both, index = 0, at = 200, expect = drawn(0) },
    -- minY = 648: 778 - 648 = 130 of 200 points show
    { name = "a card of which most shows rests unchanged at a phone's bottom", devices = phone,
      index = 3, at = 0, expect = drawn(1) },
    -- minY = 1296: 1327 - 1296 = 31 of 200 points show
    { name = "a card of which little shows rests hidden at a pad's bottom", devices = pad,
      index = 6, at = 0, expect = drawn(0) },
    -- minY = 864 and 4104
    { name = "a card below a phone's bottom rests hidden", devices = phone,
      index = 4, at = 0, expect = drawn(0) },
    { name = "a card far below the bottom is hidden", devices = both,
      index = 19, at = 600, expect = drawn(0) },
    -- minY = 864 - 185 = 679
    { name = "a card stays hidden until half of it shows", devices = phone,
      index = 4, at = 185, expect = drawn(0) },
    -- minY = 864 - 186 = 678
    { name = "a card of which half shows begins to appear", devices = phone,
      index = 4, at = 186, expect = drawn(0) },
    -- minY = 648 + 31 = 679
    { name = "a card of which less than half shows begins to go", devices = phone,
      index = 3, at = -31, expect = drawn(1) },
    -- minY = 1296 - 69 = 1227
    { name = "a card of which half shows begins to appear on a pad", devices = pad,
      index = 6, at = 69, expect = drawn(0) },
    { name = "fades at the top with Reduce Motion", devices = both, reduceMotion = true,
      index = 2, at = 532, expect = drawn(0.5) },
    { name = "rests hidden at a phone's bottom with Reduce Motion", devices = phone,
      reduceMotion = true, index = 4, at = 0, expect = drawn(0) },
  },
}
