--- Keeps the raw offset in state of the whole screen.
return moth.effect {
  api = 1,
  scene = "list",
  scrollState = {
    of = function(scroll)
      return scroll.contentOffset.y
    end,
    action = function(state, _, new)
      state.value = new
    end,
    initial = { value = 0 },
    owner = "screen",
  },
}
