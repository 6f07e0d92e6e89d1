--- B07: a threshold is observed, and a bounce does not pass it.
return moth.effect {
  api = 1,
  scene = "page",
  target = "bar",
  scrollState = {
    of = function(scroll)
      return scroll.contentOffset.y + scroll.contentInsets.top > 100
    end,
    action = function(state, _, isAway) state.isAway = isAway end,
    initial = { isAway = false },
    owner = "bar",
  },
}
