local max, min = math.max, math.min

--- Only the card reads the state, and the number is limited before it is written.
return moth.effect {
  api = 1,
  scene = "home-screen",
  target = "artwork",
  parameters = {
    rate = { default = 0.3, min = 0, max = 1, summary = "Share of the scroll speed." },
    cap = { default = 40, min = 0, max = 88, unit = "points", summary = "Where it stops." },
  },
  scrollState = {
    -- Beyond the cap, and above the top, the number does not change: no action, no write.
    of = function(scroll, env, p)
      if env.reduceMotion then return 0 end
      local scrolled = scroll.contentOffset.y + scroll.contentInsets.top
      return min(max(scrolled, 0) * p.rate, p.cap)
    end,
    action = function(state, _, slide) state.slide = slide end,
    initial = { slide = 0 },
    effect = function(content, state) return content:offset(0, state.slide) end,
    owner = "screen",
    readers = { "card" },
  },
}
