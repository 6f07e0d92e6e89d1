local devices = { "iphone-17", "ipad-pro-13-m4", "mac-window" }

-- The artwork's upper side rests at the scroll view's: 28 (heading) + 16 (spacing) is where the
-- card begins, and (308 - 220) / 2 = 44 of the artwork stick out above it. So minY = -at, on any
-- width.

return moth.test {
  api = 1,
  effect = "featured-parallax",
  cases = {
    { name = "rests in the middle of its crop", devices = devices,
      at = 0, expect = { ["offset.x"] = 0, ["offset.y"] = 0 } },
    { name = "does not move while the page is pulled down", devices = devices,
      at = -80, expect = { ["offset.x"] = 0, ["offset.y"] = 0 } },
    -- 0.3 * 50 = 15
    { name = "slides at 30 % of scroll speed", devices = devices,
      at = 50, expect = { ["offset.x"] = 0, ["offset.y"] = 15 } },
    -- 0.3 * 100 = 30
    { name = "slides on at the same speed", devices = devices,
      at = 100, expect = { ["offset.y"] = 30 } },
    -- 0.3 * 130 = 39
    { name = "is just below the cap", devices = devices,
      at = 130, expect = { ["offset.y"] = 39 } },
    -- 0.3 * 200 = 60, more than 40
    { name = "stops at the cap", devices = devices,
      at = 200, expect = { ["offset.y"] = 40 } },
    { name = "stays at the cap far down", devices = devices,
      at = 900, expect = { ["offset.y"] = 40 } },
    -- 0.5 * 100 = 50
    { name = "takes another rate", devices = devices, parameters = { rate = 0.5, cap = 60 },
      at = 100, expect = { ["offset.y"] = 50 } },
    -- 0.5 * 200 = 100, more than 60
    { name = "takes another cap", devices = devices, parameters = { rate = 0.5, cap = 60 },
      at = 200, expect = { ["offset.y"] = 60 } },
    { name = "stays at rest with Reduce Motion", devices = devices, reduceMotion = true,
      at = 100, expect = { ["offset.x"] = 0, ["offset.y"] = 0 } },
    { name = "stays at rest beyond the cap with Reduce Motion", devices = devices,
      reduceMotion = true, at = 200, expect = { ["offset.y"] = 0 } },
  },
}
