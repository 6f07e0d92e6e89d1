local devices = { "iphone-17", "ipad-pro-13-m4", "mac-window" }

-- The header is the page's first view: minY = -at, and a pull of 60 points is at = -60.
-- y = -minY / 2 and scale = 1 + minY / 600 while minY > 0.

local function header(y, scale)
  return { ["offset.x"] = 0, ["offset.y"] = y, ["scaleEffect.x"] = scale, ["scaleEffect.y"] = scale,
    ["scaleEffect.anchor.x"] = 0.5, ["scaleEffect.anchor.y"] = 1 }
end

return moth.test {
  api = 1,
  effect = "stretch-header",
  cases = {
    { name = "rests unchanged", devices = devices, at = 0, expect = header(0, 1) },
    -- -60 / 2; 1 + 60 / 600
    { name = "stretches while pulled", devices = devices, at = -60, expect = header(-30, 1.1) },
    -- -75 / 2; 1 + 75 / 600
    { name = "stretches on", devices = devices, at = -75, expect = header(-37.5, 1.125) },
    -- -300 / 2; 1 + 300 / 600
    { name = "has no limit", devices = devices, at = -300, expect = header(-150, 1.5) },
    { name = "scrolls away unchanged", devices = devices, at = 150, expect = header(0, 1) },
    { name = "stays unchanged out of sight", devices = devices, at = 500, expect = header(0, 1) },
    -- -60 * 1; 1 + 60 / 300
    { name = "takes another lift and doubling", devices = devices,
      parameters = { lift = 1, doubling = 300 }, at = -60, expect = header(-60, 1.2) },
    { name = "does not stretch with Reduce Motion", devices = devices, reduceMotion = true,
      at = -60, expect = header(0, 1) },
    { name = "scrolls away unchanged with Reduce Motion", devices = devices, reduceMotion = true,
      at = 150, expect = header(0, 1) },
  },
}
