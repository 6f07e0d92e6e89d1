--- B05: a bar gives up 56 points beyond 100, which are more than what is left.
return moth.effect {
  api = 1,
  scene = "bar",
  target = "bar",
  scrollState = {
    of = function(scroll)
      return scroll.contentOffset.y + scroll.contentInsets.top > 100
    end,
    action = function(state, _, isSmall) state.isSmall = isSmall end,
    initial = { isSmall = false },
    layout = { bar = function(state) return { height = state.isSmall and 10 or 66 } end },
  },
}
