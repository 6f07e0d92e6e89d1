--- B04: a bar of 66 points leaves the layout beyond 16 points.
return moth.effect {
  api = 1,
  scene = "bar",
  target = "bar",
  scrollState = {
    of = function(scroll)
      return scroll.contentOffset.y + scroll.contentInsets.top > 16
    end,
    action = function(state, _, isSmall) state.isSmall = isSmall end,
    initial = { isSmall = false },
    layout = { bar = function(state) return { height = state.isSmall and 0 or 66 } end },
  },
}
