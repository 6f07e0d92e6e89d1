local devices = { "iphone-17", "ipad-pro-13-m4", "mac-window" }

-- The artwork's upper side is the content's: scrolled by at, it is at points above the scroll
-- view's. y = 0.3 * at, from 0 to 40.

local function drawn(y) return { ["offset.x"] = 0, ["offset.y"] = y } end

return moth.test {
  api = 1,
  effect = "in-visual-effect",
  cases = {
    { name = "rests", devices = devices, at = 0, expect = drawn(0) },
    { name = "does not move while the page is pulled down", devices = devices,
      at = -80, expect = drawn(0) },
    -- 0.3 * 50 = 15
    { name = "slides at 30 % of scroll speed", devices = devices, at = 50, expect = drawn(15) },
    -- 0.3 * 100 = 30
    { name = "slides on", devices = devices, at = 100, expect = drawn(30) },
    -- 0.3 * 200 = 60, more than 40
    { name = "stops at the cap", devices = devices, at = 200, expect = drawn(40) },
    -- 0.5 * 100 = 50
    { name = "takes another rate and cap", devices = devices,
      parameters = { rate = 0.5, cap = 60 }, at = 100, expect = drawn(50) },
    { name = "stays at rest with Reduce Motion", devices = devices, reduceMotion = true,
      at = 100, expect = drawn(0) },
  },
}
