--- B23: a view is held by a state, which is a frame after the scroll.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  scrollState = {
    of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
    action = function(state, _, scrolled) state.scrolled = scrolled end,
    initial = { scrolled = 0 },
    owner = "screen",
    effect = function(content, state) return content:offset(0, math.max(state.scrolled, 0)) end,
  },
}
