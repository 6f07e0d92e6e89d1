-- Card i has minY = 216 * i - at and a height of 200. The transition begins as soon as a part of
-- the card is cut off: with the hidden share s, the fraction of the identity is easeInOut(1 - s).
--   top:    s = -minY / 200
--   bottom: s = (minY + 200 - C) / 200, with the container's height C = 778 on iPhone 17
--           (874 - 62 - 34) and 1327 on the large iPad (1376 - 24 - 25)
-- easeInOut(0.25, 0.5, 0.75, 0.9) = 0.129162, 0.5, 0.870838, 0.980278; 0 and 1 stay.
-- opacity = 0.4 + 0.6 * fraction, scale = 0.92 + 0.08 * fraction.

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
  effect = "fade-and-shrink",
  cases = {
    { name = "a visible card is unchanged", devices = both,
      index = 1, at = 0, expect = drawn(1, 1) },
    { name = "a card that touches the top is unchanged", devices = both,
      index = 2, at = 432, expect = drawn(1, 1) },
    -- s = 20 / 200 = 0.1: 0.4 + 0.6 * 0.980278, 0.92 + 0.08 * 0.980278
    { name = "a card begins to leave at the top", devices = both, tolerance = sixDigits,
      index = 0, at = 20, expect = drawn(0.9881668, 0.99842224) },
    -- minY = 216 - 266 = -50, s = 0.25: 0.4 + 0.6 * 0.870838, 0.92 + 0.08 * 0.870838
    { name = "a quarter of a card is hidden at the top", devices = both, tolerance = sixDigits,
      index = 1, at = 266, expect = drawn(0.9225028, 0.98966704) },
    -- minY = 432 - 532 = -100, s = 0.5: 0.4 + 0.3, 0.92 + 0.04
    { name = "half of a card is hidden at the top", devices = both,
      index = 2, at = 532, expect = drawn(0.7, 0.96) },
    -- minY = -150, s = 0.75: 0.4 + 0.6 * 0.129162, 0.92 + 0.08 * 0.129162
    { name = "three quarters of a card are hidden at the top", devices = both,
      tolerance = sixDigits, index = 0, at = 150, expect = drawn(0.4774972, 0.93033296) },
    { name = "a card above the top", devices = both,
      index = 0, at = 200, expect = drawn(0.4, 0.92) },
    { name = "a card far above the top", devices = both,
      index = 0, at = 1000, expect = drawn(0.4, 0.92) },
    -- minY = 864 - 186 = 678, s = (678 + 200 - 778) / 200 = 0.5
    { name = "half of a card is hidden at a phone's bottom", devices = phone,
      index = 4, at = 186, expect = drawn(0.7, 0.96) },
    -- minY = 648 + 30 = 678, s = 0.5
    { name = "pulling down hides half of a card at a phone's bottom", devices = phone,
      index = 3, at = -30, expect = drawn(0.7, 0.96) },
    -- minY = 1296 - 69 = 1227, s = (1227 + 200 - 1327) / 200 = 0.5
    { name = "half of a card is hidden at a pad's bottom", devices = pad,
      index = 6, at = 69, expect = drawn(0.7, 0.96) },
    -- minY = 1296 - 119 = 1177, s = 0.25
    { name = "a quarter of a card is hidden at a pad's bottom", devices = pad,
      tolerance = sixDigits, index = 6, at = 119, expect = drawn(0.9225028, 0.98966704) },
    -- minY = 216 * 19 = 4104
    { name = "a card far below the bottom", devices = both,
      index = 19, at = 0, expect = drawn(0.4, 0.92) },
    -- s = 0.5: 0.2 + 0.4, 0.8 + 0.1
    { name = "takes another opacity and scale", devices = both,
      parameters = { opacity = 0.2, scale = 0.8 }, index = 2, at = 532, expect = drawn(0.6, 0.9) },
    { name = "fades and keeps its size with Reduce Motion", devices = both, reduceMotion = true,
      index = 2, at = 532, expect = drawn(0.7, 1) },
    { name = "keeps its size out of sight with Reduce Motion", devices = both, reduceMotion = true,
      index = 0, at = 200, expect = drawn(0.4, 1) },
  },
}
