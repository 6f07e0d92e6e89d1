local devices = { "iphone-17", "ipad-pro-13-m4", "mac-window" }

-- collapse = at / 200 from 0 to 1; opacity = 1 - 0.5 * collapse, scale = 1 - 0.4 * collapse. Every
-- distance but 0 differs from that of the first layout, and makes an action and a write.

local function drawn(collapse, opacity, scale, actions)
  return { ["state.collapse"] = collapse, opacity = opacity, ["scaleEffect.x"] = scale,
    ["scaleEffect.y"] = scale, ["scaleEffect.anchor.x"] = 0, ["scaleEffect.anchor.y"] = 1,
    ["state.actions"] = actions, ["state.writes"] = actions }
end

return moth.test {
  api = 1,
  effect = "header-collapse-every-frame",
  cases = {
    { name = "is large at rest", devices = devices, at = 0, expect = drawn(0, 1, 1, 0) },
    { name = "writes while the page is pulled down", devices = devices,
      at = -80, expect = drawn(0, 1, 1, 1) },
    -- 19 / 200 = 0.095: 1 - 0.0475, 1 - 0.038
    { name = "changes within the first step", devices = devices,
      at = 19, expect = drawn(0.095, 0.9525, 0.962, 1) },
    -- 20 / 200 = 0.1
    { name = "is the same as in steps at 20 points", devices = devices,
      at = 20, expect = drawn(0.1, 0.95, 0.96, 1) },
    -- 110 / 200 = 0.55: 1 - 0.275, 1 - 0.22
    { name = "is between two steps at 110 points", devices = devices,
      at = 110, expect = drawn(0.55, 0.725, 0.78, 1) },
    { name = "is collapsed at 200 points", devices = devices,
      at = 200, expect = drawn(1, 0.5, 0.6, 1) },
    { name = "stays collapsed", devices = devices, at = 900, expect = drawn(1, 0.5, 0.6, 1) },
    { name = "fades and keeps its size with Reduce Motion", devices = devices,
      reduceMotion = true, at = 110, expect = drawn(0.55, 0.725, 1, 1) },
    { name = "is large at rest with Reduce Motion", devices = devices, reduceMotion = true,
      at = 0, expect = drawn(0, 1, 1, 0) },
  },
}
