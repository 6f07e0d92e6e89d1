-- 24 rows of 50 points: H = 1200. The distance left is 1200 - at - C, with the container's height
-- C = 778 on iPhone 17 (874 - 62 - 34), 648 on the Mac (700 - 52) and 1327 on the large iPad
-- (1376 - 24 - 25). Below 300 the answer is true, from at = 123 and at = 253 on, and on the iPad
-- always. Of the geometry of zeros it is false.

local phone = { "iphone-17" }
local mac = { "mac-window" }
local pad = { "ipad-pro-13-m4" }

local function state(pages, actions, writes)
  return { ["state.pages"] = pages, ["state.actions"] = actions, ["state.writes"] = writes }
end

return moth.test {
  api = 1,
  effect = "near-bottom",
  cases = {
    -- 1200 - 0 - 778 = 422, 1200 - 0 - 648 = 552
    { name = "asks for nothing at rest", devices = { "iphone-17", "mac-window" },
      at = 0, expect = state(1, 0, 0) },
    { name = "asks for nothing while the feed is pulled down",
      devices = { "iphone-17", "mac-window" }, at = -80, expect = state(1, 0, 0) },
    -- 1200 - 122 - 778 = 300
    { name = "asks for nothing 300 points before a phone's end", devices = phone,
      at = 122, expect = state(1, 0, 0) },
    -- 1200 - 123 - 778 = 299
    { name = "asks for a page 299 points before a phone's end", devices = phone,
      at = 123, expect = state(2, 1, 1) },
    -- 1200 - 252 - 648 = 300
    { name = "asks for nothing 300 points before a Mac's end", devices = mac,
      at = 252, expect = state(1, 0, 0) },
    -- 1200 - 253 - 648 = 299
    { name = "asks for a page 299 points before a Mac's end", devices = mac,
      at = 253, expect = state(2, 1, 1) },
    { name = "asks for one page at a phone's end", devices = phone,
      at = 422, expect = state(2, 1, 1) },
    { name = "asks for one page beyond a phone's end", devices = phone,
      at = 500, expect = state(2, 1, 1) },
    -- 1200 - 0 - 1327 = -127, at the first layout
    { name = "asks for a page at once where the first does not fill the screen", devices = pad,
      at = 0, expect = state(2, 1, 1) },
    -- Pulled down by 500 points: 1200 + 500 - 1327 = 373, false again
    { name = "asks for no further page where the feed is pulled down", devices = pad,
      at = -500, expect = state(2, 2, 1) },
    -- 1200 - 373 - 778 = 49 < 50, 1200 - 372 - 778 = 50
    { name = "takes another lead", devices = phone, parameters = { lead = 50 },
      at = 373, expect = state(2, 1, 1) },
    { name = "asks for nothing at another lead", devices = phone, parameters = { lead = 50 },
      at = 372, expect = state(1, 0, 0) },
    { name = "asks for a page at a phone's end with Reduce Motion", devices = phone,
      reduceMotion = true, at = 422, expect = state(2, 1, 1) },
    { name = "asks for a page at once with Reduce Motion", devices = pad,
      reduceMotion = true, at = 0, expect = state(2, 1, 1) },
  },
}
