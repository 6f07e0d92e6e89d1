-- Card i has minY = 216 * i - at and a height of 200. An animated edge has its threshold at half of
-- the view: the card is at its identity where -100 <= minY <= C - 100, with the container's height
-- C = 778 on iPhone 17 (874 - 62 - 34) and 1327 on the large iPad (1376 - 24 - 25). At the first
-- layout nothing is animated. Where the scroll crosses the threshold, the spring starts in that
-- frame, so that the frame itself still shows the old value; how the spring goes on is seen in
-- moth run, where it bounces to 1.042 of its way: scale 0.8 + 0.2 * 1.042 = 1.0084.

local phone = { "iphone-17" }
local pad = { "ipad-pro-13-m4" }
local both = { "iphone-17", "ipad-pro-13-m4" }

local function drawn(opacity, scale)
  return { opacity = opacity, ["scaleEffect.x"] = scale, ["scaleEffect.y"] = scale,
    ["scaleEffect.anchor.x"] = 0.5, ["scaleEffect.anchor.y"] = 0.5 }
end

return moth.test {
  api = 1,
  effect = "animated-spring",
  cases = {
    { name = "a visible card is unchanged", devices = both,
      index = 1, at = 0, expect = drawn(1, 1) },
    { name = "a card of which half shows at the top is unchanged", devices = both,
      index = 0, at = 100, expect = drawn(1, 1) },
    -- minY = -101
    { name = "a card of which less than half shows begins to go", devices = both,
      index = 0, at = 101, expect = drawn(1, 1) },
    -- minY = 864 > 678, 1296 > 1227
    { name = "a card below a phone's bottom rests small", devices = phone,
      index = 4, at = 0, expect = drawn(0.3, 0.8) },
    { name = "a card of which little shows rests small on a pad", devices = pad,
      index = 6, at = 0, expect = drawn(0.3, 0.8) },
    -- minY = 864 - 185 = 679
    { name = "a card stays small until half of it shows", devices = phone,
      index = 4, at = 185, expect = drawn(0.3, 0.8) },
    -- minY = 864 - 186 = 678
    { name = "a card of which half shows begins to pop up", devices = phone,
      index = 4, at = 186, expect = drawn(0.3, 0.8) },
    -- minY = 1296 - 69 = 1227
    { name = "a card of which half shows begins to pop up on a pad", devices = pad,
      index = 6, at = 69, expect = drawn(0.3, 0.8) },
    { name = "a card far below stays small", devices = both,
      index = 19, at = 500, expect = drawn(0.3, 0.8) },
    { name = "takes another opacity and scale", devices = both,
      parameters = { opacity = 0, scale = 0.5 }, index = 19, at = 0, expect = drawn(0, 0.5) },
    { name = "fades and keeps its size with Reduce Motion", devices = both, reduceMotion = true,
      index = 19, at = 0, expect = drawn(0.3, 1) },
    { name = "a visible card is unchanged with Reduce Motion", devices = both,
      reduceMotion = true, index = 1, at = 0, expect = drawn(1, 1) },
  },
}
