-- Card i has minY = 216 * i - at and a height of 200. With the container's height C = 778 on
-- iPhone 17 (874 - 62 - 34) and 1327 on the large iPad (1376 - 24 - 25), the card is in the middle
-- at minY = (C - 200) / 2 = 289 and 563.5, and just out of sight at minY = -200 and C: the way is
-- w = 489 and 763.5 points long to either side. With d = |minY - middle|, the fraction of the
-- identity is easeInOut(1 - d / w); easeInOut(0.25, 0.5, 0.75) = 0.129162, 0.5, 0.870838.
-- opacity = 0.5 + 0.5 * fraction, scale = 0.8 + 0.2 * fraction.

local phone = { "iphone-17" }
local pad = { "ipad-pro-13-m4" }
local both = { "iphone-17", "ipad-pro-13-m4" }

-- The curve's values are given to six digits.
local sixDigits = 1e-6

local function drawn(opacity, scale)
  return { opacity = opacity, ["scaleEffect.x"] = scale, ["scaleEffect.y"] = scale,
    ["scaleEffect.anchor.x"] = 0.5, ["scaleEffect.anchor.y"] = 0.5 }
end

return moth.test {
  api = 1,
  effect = "centered",
  cases = {
    -- minY = 432 - 143 = 289
    { name = "the card in a phone's middle is unchanged", devices = phone,
      index = 2, at = 143, expect = drawn(1, 1) },
    -- minY = 648 - 84.5 = 563.5
    { name = "the card in a pad's middle is unchanged", devices = pad,
      index = 3, at = 84.5, expect = drawn(1, 1) },
    -- minY = 216 - 49.25 = 166.75, d = 122.25 = w / 4: 0.5 + 0.5 * 0.870838, 0.8 + 0.2 * 0.870838
    { name = "a card a quarter of the way to a phone's top", devices = phone,
      tolerance = sixDigits, index = 1, at = 49.25, expect = drawn(0.935419, 0.9741676) },
    -- minY = 216 - 171.5 = 44.5, d = 244.5 = w / 2
    { name = "a card half of the way to a phone's top", devices = phone,
      index = 1, at = 171.5, expect = drawn(0.75, 0.9) },
    -- minY = 432 + 101.5 = 533.5, d = 244.5 = w / 2
    { name = "a card half of the way to a phone's bottom in overscroll", devices = phone,
      index = 2, at = -101.5, expect = drawn(0.75, 0.9) },
    -- minY = 864 - 208.25 = 655.75, d = 366.75 = 3 * w / 4: 0.5 + 0.5 * 0.129162,
    -- 0.8 + 0.2 * 0.129162
    { name = "a card three quarters of the way to a phone's bottom", devices = phone,
      tolerance = sixDigits, index = 4, at = 208.25, expect = drawn(0.564581, 0.8258324) },
    -- minY = 432 - 59.375 = 372.625, d = 190.875 = w / 4
    { name = "a card a quarter of the way to a pad's top", devices = pad,
      tolerance = sixDigits, index = 2, at = 59.375, expect = drawn(0.935419, 0.9741676) },
    -- minY = 432 - 250.25 = 181.75, d = 381.75 = w / 2
    { name = "a card half of the way to a pad's top", devices = pad,
      index = 2, at = 250.25, expect = drawn(0.75, 0.9) },
    -- minY = 1080 - 134.75 = 945.25, d = 381.75 = w / 2
    { name = "a card half of the way to a pad's bottom", devices = pad,
      index = 5, at = 134.75, expect = drawn(0.75, 0.9) },
    { name = "a card above the top", devices = both,
      index = 0, at = 200, expect = drawn(0.5, 0.8) },
    { name = "a card far below the bottom", devices = both,
      index = 19, at = 0, expect = drawn(0.5, 0.8) },
    -- d = w / 2: 0 + 0.5, 0.6 + 0.2
    { name = "takes another opacity and scale", devices = phone,
      parameters = { opacity = 0, scale = 0.6 }, index = 1, at = 171.5, expect = drawn(0.5, 0.8) },
    { name = "fades and keeps its size with Reduce Motion", devices = phone, reduceMotion = true,
      index = 1, at = 171.5, expect = drawn(0.75, 1) },
    { name = "keeps its size on a pad with Reduce Motion", devices = pad, reduceMotion = true,
      index = 2, at = 250.25, expect = drawn(0.75, 1) },
  },
}
