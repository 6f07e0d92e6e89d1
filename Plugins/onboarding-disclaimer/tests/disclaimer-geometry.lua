-- The copy's height is H = 8 * 6 * 18 + 7 * 16 + 2 * 16 = 1008 on the phones, where a paragraph of
-- 257 characters takes six lines of 18 points (45 characters a line on iPhone SE, 49 on iPhone 17),
-- and H = 8 * 2 * 18 + 144 = 432 on the large iPad and the Mac (133 and 129 characters a line).
-- The container's height C is what the insets and the toggle's row of 60 points leave:
--   iPhone SE   667 - 20 - 0 - 60   = 587, scrolls by 1008 - 587 = 421, top inset t = 20
--   iPhone 17   874 - 62 - 34 - 60  = 718, scrolls by 1008 - 718 = 290, t = 62
--   iPad        1376 - 24 - 25 - 60 = 1267, t = 24; the copy fits
--   Mac         700 - 52 - 60       = 588, t = 52; the copy fits
-- The tested sum is at - t + C, to be at least H - 24. The action runs on every change of the
-- geometry: at the first layout, and again if the page has been scrolled.

local old = { "iphone-se-3" }
local phone = { "iphone-17" }
local wide = { "ipad-pro-13-m4", "mac-window" }

local function state(hasScrolledToBottom, actions, writes)
  return { ["state.hasScrolledToBottom"] = hasScrolledToBottom, ["state.actions"] = actions,
    ["state.writes"] = writes }
end

return moth.test {
  api = 1,
  effect = "disclaimer-geometry",
  cases = {
    { name = "is disabled at the first layout of a phone", devices = { "iphone-se-3", "iphone-17" },
      at = 0, expect = state(false, 1, 0) },
    -- 416 - 20 + 587 = 983 < 984
    { name = "is not enabled just before the tolerance", devices = old,
      at = 416, expect = state(false, 2, 0) },
    -- 417 - 20 + 587 = 984
    { name = "is enabled near the end of an old phone", devices = old,
      at = 417, expect = state(true, 2, 1) },
    { name = "is enabled at the end of an old phone", devices = old,
      at = 421, expect = state(true, 2, 1) },
    -- 290 - 62 + 718 = 946 < 984: the inset is larger than the tolerance
    { name = "is not enabled at the end below a tall status bar", devices = phone,
      at = 290, expect = state(false, 2, 0) },
    -- 328 - 62 + 718 = 984
    { name = "is enabled 38 points beyond the end", devices = phone,
      at = 328, expect = state(true, 2, 1) },
    -- iPad: -24 + 1267 = 1243 >= 408; Mac: -52 + 588 = 536 >= 408
    { name = "is enabled at the first layout where the copy fits", devices = wide,
      at = 0, expect = state(true, 1, 1) },
    { name = "is enabled where the copy fits with Reduce Motion", devices = wide,
      reduceMotion = true, at = 0, expect = state(true, 1, 1) },
    { name = "is not enabled below a tall status bar with Reduce Motion", devices = phone,
      reduceMotion = true, at = 290, expect = state(false, 2, 0) },
  },
}
