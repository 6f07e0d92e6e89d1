local devices = { "iphone-17", "ipad-pro-13-m4", "vision-pro-window" }

-- The sleeve is the page's first view, and the disc with its padding is as large as the sleeve: its
-- minY is -at. progress = at / 200 from 0 to 1; x = 20 + 56 * progress, degrees = 16 * progress.

return moth.test {
  api = 1,
  effect = "vinyl-disc",
  cases = {
    { name = "shows 20 points at rest", devices = devices,
      at = 0, expect = { ["offset.x"] = 20, ["offset.y"] = 0, ["rotationEffect.degrees"] = 0 } },
    { name = "stays at rest while the page is pulled down", devices = devices,
      at = -60, expect = { ["offset.x"] = 20, ["rotationEffect.degrees"] = 0 } },
    -- 50 / 200 = 0.25: 20 + 14, 4
    { name = "is a quarter out", devices = devices,
      at = 50, expect = { ["offset.x"] = 34, ["rotationEffect.degrees"] = 4 } },
    -- 100 / 200 = 0.5: 20 + 28, 8
    { name = "is half out", devices = devices,
      at = 100, expect = { ["offset.x"] = 48, ["rotationEffect.degrees"] = 8 } },
    -- 20 + 56, 16
    { name = "is out after 200 points", devices = devices,
      at = 200, expect = { ["offset.x"] = 76, ["rotationEffect.degrees"] = 16 } },
    { name = "stays out from there", devices = devices,
      at = 300, expect = { ["offset.x"] = 76, ["rotationEffect.degrees"] = 16 } },
    -- 50 / 100 = 0.5: 20 + 0.5 * 56, 0.5 * -90
    { name = "takes another travel and turn", devices = devices,
      parameters = { travel = 100, turn = -90 },
      at = 50, expect = { ["offset.x"] = 48, ["rotationEffect.degrees"] = -45 } },
    { name = "keeps its resting place with Reduce Motion", devices = devices, reduceMotion = true,
      at = 0, expect = { ["offset.x"] = 20, ["offset.y"] = 0, ["rotationEffect.degrees"] = 0 } },
    { name = "does not move with Reduce Motion", devices = devices, reduceMotion = true,
      at = 200, expect = { ["offset.x"] = 20, ["offset.y"] = 0, ["rotationEffect.degrees"] = 0 } },
  },
}
