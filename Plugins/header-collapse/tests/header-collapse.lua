local devices = { "iphone-17", "ipad-pro-13-m4", "mac-window" }

-- collapse = floor(10 * at / 200) / 10 from 0 to 1, on every device, as the top inset is added.
-- opacity = 1 - 0.5 * collapse, scale = 1 - 0.4 * collapse. The geometry of zeros gives step 0, as
-- does the first layout: one scroll makes one action, where the step changes.

local function drawn(collapse, opacity, scale, actions)
  return { ["state.collapse"] = collapse, opacity = opacity, ["scaleEffect.x"] = scale,
    ["scaleEffect.y"] = scale, ["scaleEffect.anchor.x"] = 0, ["scaleEffect.anchor.y"] = 1,
    ["state.actions"] = actions, ["state.writes"] = actions }
end

return moth.test {
  api = 1,
  effect = "header-collapse",
  cases = {
    { name = "is large at rest", devices = devices, at = 0, expect = drawn(0, 1, 1, 0) },
    { name = "is large while the page is pulled down", devices = devices,
      at = -80, expect = drawn(0, 1, 1, 0) },
    -- 10 * 19 / 200 = 0.95: still step 0
    { name = "does not change within a step", devices = devices,
      at = 19, expect = drawn(0, 1, 1, 0) },
    -- 10 * 20 / 200 = 1: 1 - 0.05, 1 - 0.04
    { name = "takes the first step at 20 points", devices = devices,
      at = 20, expect = drawn(0.1, 0.95, 0.96, 1) },
    -- 10 * 39 / 200 = 1.95
    { name = "stays at the first step up to 40 points", devices = devices,
      at = 39, expect = drawn(0.1, 0.95, 0.96, 1) },
    -- 10 * 110 / 200 = 5.5: 1 - 0.25, 1 - 0.2
    { name = "is half collapsed at the fifth step", devices = devices,
      at = 110, expect = drawn(0.5, 0.75, 0.8, 1) },
    -- 10 * 199 / 200 = 9.95: 1 - 0.45, 1 - 0.36
    { name = "is at the ninth step just before the end", devices = devices,
      at = 199, expect = drawn(0.9, 0.55, 0.64, 1) },
    { name = "is collapsed at 200 points", devices = devices,
      at = 200, expect = drawn(1, 0.5, 0.6, 1) },
    { name = "stays collapsed", devices = devices, at = 900, expect = drawn(1, 0.5, 0.6, 1) },
    -- floor(4 * 75 / 100) / 4 = 0.75: 1 - 0.75, 1 - 0.6
    { name = "takes other steps and numbers", devices = devices,
      parameters = { travel = 100, steps = 4, fade = 1, shrink = 0.8 },
      at = 75, expect = drawn(0.75, 0.25, 0.4, 1) },
    { name = "fades and keeps its size with Reduce Motion", devices = devices,
      reduceMotion = true, at = 110, expect = drawn(0.5, 0.75, 1, 1) },
    { name = "is large at rest with Reduce Motion", devices = devices, reduceMotion = true,
      at = 0, expect = drawn(0, 1, 1, 0) },
  },
}
