local devices = { "iphone-17", "ipad-pro-13-m4", "mac-window" }

-- The distance scrolled is the offset and the top inset (62, 24 and 52 points), so that the
-- threshold of 100 is the same on every device. The geometry of zeros gives false.

local function drawn(isShown, actions)
  return { opacity = isShown and 1 or 0, ["state.isShown"] = isShown,
    ["state.actions"] = actions, ["state.writes"] = actions }
end

return moth.test {
  api = 1,
  effect = "back-to-top",
  cases = {
    { name = "is hidden at rest", devices = devices, at = 0, expect = drawn(false, 0) },
    { name = "is hidden while the feed is pulled down", devices = devices,
      at = -120, expect = drawn(false, 0) },
    { name = "is hidden below the threshold", devices = devices,
      at = 99, expect = drawn(false, 0) },
    { name = "is hidden at the threshold", devices = devices,
      at = 100, expect = drawn(false, 0) },
    { name = "shows above the threshold", devices = devices, at = 101, expect = drawn(true, 1) },
    { name = "shows far down", devices = devices, at = 3000, expect = drawn(true, 1) },
    { name = "takes another threshold", devices = devices, parameters = { threshold = 300 },
      at = 300, expect = drawn(false, 0) },
    { name = "shows above another threshold", devices = devices, parameters = { threshold = 300 },
      at = 301, expect = drawn(true, 1) },
    -- It appears in its place; nothing moves.
    { name = "shows with Reduce Motion as well", devices = devices, reduceMotion = true,
      at = 101, expect = drawn(true, 1) },
    { name = "is hidden at rest with Reduce Motion", devices = devices, reduceMotion = true,
      at = 0, expect = drawn(false, 0) },
  },
}
