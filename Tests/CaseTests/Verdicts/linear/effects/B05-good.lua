--- B05: the bar expands again only at the top.
return moth.effect {
  api = 1,
  scene = "bar",
  target = "bar",
  scrollState = {
    of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
    action = function(state, _, scrolled)
      if scrolled > 100 and not state.isSmall then state.isSmall = true end
      if scrolled < 8 and state.isSmall then state.isSmall = false end
    end,
    initial = { isSmall = false },
    layout = { bar = function(state) return { height = state.isSmall and 10 or 66 } end },
  },
}
