-- Cover i has minX = 16 + 176 * i - at and a width of 160. The transition begins as soon as a part
-- of the cover is cut off: with the hidden share s, the edge's effect has the weight
-- w = 1 - easeInOut(1 - s).
--   leading:  s = -minX / 160, the phase's value is -1: degrees = 25 * w, x = 20 * w
--   trailing: s = (minX + 160 - C) / 160, the value is 1: degrees = -25 * w, x = -20 * w,
--             with the container's width C = 402 on iPhone 17 and 1032 on the large iPad
-- easeInOut(0.25, 0.5, 0.75) = 0.129162, 0.5, 0.870838; 0 and 1 stay.

local phone = { "iphone-17" }
local pad = { "ipad-pro-13-m4" }
local both = { "iphone-17", "ipad-pro-13-m4" }

-- The curve's values are given to six digits; 25 times their rounding is 1.25e-5.
local sixDigits = 2e-5

local function drawn(degrees, x)
  return { ["rotation3DEffect.degrees"] = degrees, ["rotation3DEffect.x"] = 0,
    ["rotation3DEffect.y"] = 1, ["rotation3DEffect.z"] = 0,
    ["offset.x"] = x, ["offset.y"] = 0 }
end

return moth.test {
  api = 1,
  effect = "tilting-shelf",
  cases = {
    { name = "a visible poster is flat", devices = both,
      index = 0, at = 0, expect = drawn(0, 0) },
    -- minX = 16 + 176 * 2 - 368 = 0
    { name = "a poster that touches the leading edge is flat", devices = both,
      index = 2, at = 368, expect = drawn(0, 0) },
    -- minX = 16 - 56 = -40, s = 0.25, w = 1 - 0.870838 = 0.129162: 25 * w, 20 * w
    { name = "a quarter of a poster is hidden at the leading edge", devices = both,
      tolerance = sixDigits, index = 0, at = 56, expect = drawn(3.22905, 2.58324) },
    -- minX = 192 - 272 = -80, s = 0.5, w = 0.5
    { name = "half of a poster is hidden at the leading edge", devices = both,
      index = 1, at = 272, expect = drawn(12.5, 10) },
    -- minX = 368 - 488 = -120, s = 0.75, w = 1 - 0.129162 = 0.870838: 25 * w, 20 * w
    { name = "three quarters of a poster are hidden at the leading edge", devices = both,
      tolerance = sixDigits, index = 2, at = 488, expect = drawn(21.77095, 17.41676) },
    { name = "a poster past the leading edge", devices = both,
      index = 0, at = 176, expect = drawn(25, 20) },
    -- minX = 368 - 46 = 322, s = (322 + 160 - 402) / 160 = 0.5, w = 0.5
    { name = "half of a poster is hidden at a phone's trailing edge", devices = phone,
      index = 2, at = 46, expect = drawn(-12.5, -10) },
    -- minX = 192 + 130 = 322, s = 0.5
    { name = "pulling hides half of a poster at a phone's trailing edge", devices = phone,
      index = 1, at = -130, expect = drawn(-12.5, -10) },
    -- minX = 16 + 176 * 6 - 120 = 952, s = (952 + 160 - 1032) / 160 = 0.5
    { name = "half of a poster is hidden at a pad's trailing edge", devices = pad,
      index = 6, at = 120, expect = drawn(-12.5, -10) },
    -- minX = 1072 - 160 = 912, s = 0.25, w = 0.129162
    { name = "a quarter of a poster is hidden at a pad's trailing edge", devices = pad,
      tolerance = sixDigits, index = 6, at = 160, expect = drawn(-3.22905, -2.58324) },
    -- minX = 16 + 176 * 19 = 3360
    { name = "a poster past the trailing edge", devices = both,
      index = 19, at = 0, expect = drawn(-25, -20) },
    -- w = 0.5: 40 * w, 10 * w
    { name = "takes another tilt and shift", devices = both,
      parameters = { tilt = 40, shift = 10 }, index = 1, at = 272, expect = drawn(20, 5) },
    { name = "half of a poster is hidden with Reduce Motion", devices = both, reduceMotion = true,
      index = 1, at = 272, expect = drawn(0, 0) },
    { name = "a poster out of sight is flat with Reduce Motion", devices = both,
      reduceMotion = true, index = 19, at = 0, expect = drawn(0, 0) },
  },
}
