local devices = { "iphone-17", "ipad-pro-13-m4", "mac-window" }

-- The artwork's upper side is the content's: scrolled by at, it is at points above the scroll
-- view's. y = 0.3 * at, from 0 to 40.
-- The first layout is at 0, as is the geometry of zeros; every other distance makes an action and a
-- write.

local function drawn(y, offset, actions)
  return { ["offset.x"] = 0, ["offset.y"] = y, ["state.offset"] = offset,
    ["state.actions"] = actions, ["state.writes"] = actions }
end

return moth.test {
  api = 1,
  effect = "in-card-state",
  cases = {
    { name = "rests", devices = devices, at = 0, expect = drawn(0, 0, 0) },
    { name = "writes while the page is pulled down", devices = devices,
      at = -80, expect = drawn(0, -80, 1) },
    -- 0.3 * 50 = 15
    { name = "slides at 30 % of scroll speed", devices = devices,
      at = 50, expect = drawn(15, 50, 1) },
    -- 0.3 * 100 = 30
    { name = "slides on", devices = devices, at = 100, expect = drawn(30, 100, 1) },
    -- 0.3 * 200 = 60, more than 40
    { name = "stops at the cap, and writes on", devices = devices,
      at = 200, expect = drawn(40, 200, 1) },
    -- 0.5 * 100 = 50
    { name = "takes another rate and cap", devices = devices,
      parameters = { rate = 0.5, cap = 60 }, at = 100, expect = drawn(50, 100, 1) },
    { name = "stays at rest with Reduce Motion, and writes", devices = devices,
      reduceMotion = true, at = 100, expect = drawn(0, 100, 1) },
  },
}
