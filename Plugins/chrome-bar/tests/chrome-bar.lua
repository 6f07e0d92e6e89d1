local devices = { "iphone-17", "ipad-pro-13-m4", "mac-window" }

-- The hero's lower edge reaches the bar at 320 - 44 = 276 points, on any device: the top inset
-- (62, 24 and 52 points) is added to the offset. opacity = 0.6 * (at - 276) / 44 from 0 to 0.6.
-- The zero geometry and the first layout both give 0, so that only the scroll itself makes an
-- action, and it writes only where the opacity changes.

local function drawn(opacity, actions, writes)
  return { opacity = opacity, ["state.opacity"] = opacity, ["state.actions"] = actions,
    ["state.writes"] = writes }
end

return moth.test {
  api = 1,
  effect = "chrome-bar",
  cases = {
    { name = "is clear at rest", devices = devices, at = 0, expect = drawn(0, 0, 0) },
    { name = "is clear while the page is pulled down", devices = devices,
      at = -80, expect = drawn(0, 1, 0) },
    { name = "is clear as long as the hero is below the bar", devices = devices,
      at = 275, expect = drawn(0, 1, 0) },
    { name = "is clear when the hero's edge touches the bar", devices = devices,
      at = 276, expect = drawn(0, 1, 0) },
    -- 11 / 44 = 0.25: 0.6 * 0.25
    { name = "is a quarter of the way up the ramp", devices = devices,
      at = 287, expect = drawn(0.15, 1, 1) },
    -- 22 / 44 = 0.5: 0.6 * 0.5
    { name = "is half of the way up the ramp", devices = devices,
      at = 298, expect = drawn(0.3, 1, 1) },
    -- 44 / 44 = 1
    { name = "reaches the ceiling when the hero is gone", devices = devices,
      at = 320, expect = drawn(0.6, 1, 1) },
    { name = "stays at the ceiling", devices = devices, at = 900, expect = drawn(0.6, 1, 1) },
    -- threshold 200 - 60 = 140; (190 - 140) / 100 = 0.5: 0.5 * 0.8
    { name = "takes another hero, bar, ramp and ceiling", devices = devices,
      parameters = { hero = 200, bar = 60, fade = 100, ceiling = 0.8 },
      at = 190, expect = drawn(0.4, 1, 1) },
    { name = "is clear before the hero's height is known", devices = devices,
      parameters = { hero = 0 }, at = 900, expect = drawn(0, 1, 0) },
    { name = "fades with Reduce Motion as well", devices = devices, reduceMotion = true,
      at = 298, expect = drawn(0.3, 1, 1) },
    { name = "is clear at rest with Reduce Motion", devices = devices, reduceMotion = true,
      at = 0, expect = drawn(0, 0, 0) },
  },
}
