-- Card i has midX = 80 + 176 * i - at. With the half width h of the scroll view,
-- scale = 1 - 0.2 * min(|midX - h| / h, 1); h is 201 on iPhone 17 and 516 on the large iPad.

local phone = { "iphone-17" }
local pad = { "ipad-pro-13-m4" }
local both = { "iphone-17", "ipad-pro-13-m4" }

local function scale(factor)
  return { ["scaleEffect.x"] = factor, ["scaleEffect.y"] = factor,
    ["scaleEffect.anchor.x"] = 0.5, ["scaleEffect.anchor.y"] = 0.5 }
end

return moth.test {
  api = 1,
  effect = "carousel-scale",
  cases = {
    -- |80 - 201| = 121: 1 - 0.2 * 121 / 201 = 1 - 24.2 / 201 = 0.87960199004975
    { name = "the first card rests beside a phone's centre", devices = phone,
      index = 0, at = 0, expect = scale(0.87960199004975) },
    -- |80 - 516| = 436: 1 - 0.2 * 436 / 516 = 1 - 87.2 / 516 = 0.83100775193798
    { name = "the first card rests near a pad's edge", devices = pad,
      index = 0, at = 0, expect = scale(0.83100775193798) },
    -- 80 + 176 - 55 = 201: at the centre
    { name = "the second card is full size at a phone's centre", devices = phone,
      index = 1, at = 55, expect = scale(1) },
    -- 80 + 176 * 5 - 444 = 516: at the centre
    { name = "the sixth card is full size at a pad's centre", devices = pad,
      index = 5, at = 444, expect = scale(1) },
    -- 80 + 176 - 155.5 = 100.5, half of the way: 1 - 0.2 * 0.5
    { name = "a card half of the way to a phone's left edge", devices = phone,
      index = 1, at = 155.5, expect = scale(0.9) },
    -- 80 + 176 + 45.5 = 301.5, half of the way to the right
    { name = "a card half of the way to a phone's right edge in overscroll", devices = phone,
      index = 1, at = -45.5, expect = scale(0.9) },
    -- 80 + 176 * 3 - 221 = 387; |387 - 516| = 129, a quarter of the way: 1 - 0.2 * 0.25
    { name = "a card a quarter of the way to a pad's left edge", devices = pad,
      index = 3, at = 221, expect = scale(0.95) },
    -- 80 + 176 * 4 + 119 = 903; 903 - 516 = 387, three quarters of the way: 1 - 0.2 * 0.75
    { name = "a card three quarters of the way to a pad's right edge in overscroll", devices = pad,
      index = 4, at = -119, expect = scale(0.85) },
    -- 80 + 176 - 256 = 0: its centre is at the edge
    { name = "a card at a phone's edge is smallest", devices = phone,
      index = 1, at = 256, expect = scale(0.8) },
    -- 80 + 176 * 9 = 1664, beyond 402 and 1032
    { name = "cards out of sight stay smallest", devices = both,
      index = 9, at = 0, expect = scale(0.8) },
    -- 1 - 0.5 * 0.5
    { name = "takes another share", devices = phone, parameters = { shrink = 0.5 },
      index = 1, at = 155.5, expect = scale(0.75) },
    { name = "every card is full size with Reduce Motion", devices = both, reduceMotion = true,
      index = 0, at = 0, expect = scale(1) },
    { name = "cards out of sight are full size with Reduce Motion", devices = both,
      reduceMotion = true, index = 9, at = 155.5, expect = scale(1) },
  },
}
