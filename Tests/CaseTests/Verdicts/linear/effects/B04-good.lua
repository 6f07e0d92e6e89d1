--- B04: the bar fades and keeps its place in the layout.
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
    effect = function(content, state) return content:opacity(state.isSmall and 0.5 or 1) end,
  },
}
