local min = math.min

--- The offset lands in state of the whole screen: each frame evaluates the screen's body.
return moth.effect {
  api = 1,
  scene = "home-screen",
  target = "artwork",
  parameters = {
    rate = { default = 0.3, min = 0, max = 1, summary = "Share of the scroll speed." },
    cap = { default = 40, min = 0, max = 88, unit = "points", summary = "Where it stops." },
  },
  scrollState = {
    of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
    action = function(state, _, scrolled) state.offset = scrolled end,
    initial = { offset = 0 },
    effect = function(content, state, env, p)
      local slides = state.offset > 0 and not env.reduceMotion
      return content:offset(0, slides and min(state.offset * p.rate, p.cap) or 0)
    end,
    -- The screen hands the number to the card, and so reads it itself.
    owner = "screen",
    readers = { "screen" },
  },
}
