--- B07: an observer keeps the raw offset, also while the content bounces.
return moth.effect {
  api = 1,
  scene = "page",
  target = "bar",
  scrollState = {
    of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
    action = function(state, _, scrolled) state.scrolled = scrolled end,
    initial = { scrolled = 0 },
    owner = "bar",
  },
}
