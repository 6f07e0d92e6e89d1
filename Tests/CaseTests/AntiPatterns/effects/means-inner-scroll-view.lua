--- Means the scroll view of the covers and gets that of the screen.
return moth.effect {
  api = 1,
  scene = "list",
  target = "cover",
  scrollState = {
    of = function(scroll)
      return scroll.contentOffset.x > 20
    end,
    action = function(state, _, new)
      state.value = new
    end,
    initial = { value = false },
    effect = function(content, state)
      return content:opacity(state.value and 1 or 0.5)
    end,
  },
}
