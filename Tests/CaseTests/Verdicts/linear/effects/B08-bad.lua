--- B08: a header adds up what is scrolled, and the bounce at the end with it.
return moth.effect {
  api = 1,
  scene = "page",
  target = "bar",
  scrollState = {
    of = function(scroll) return scroll.contentOffset.y end,
    action = function(state, old, new)
      state.hidden = math.min(math.max(state.hidden + new - old, 0), 140)
    end,
    initial = { hidden = 0 },
    owner = "bar",
  },
}
