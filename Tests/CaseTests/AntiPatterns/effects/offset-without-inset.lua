--- Compares the offset without adding the top inset.
return moth.effect {
  api = 1,
  scene = "list",
  scrollState = {
    of = function(scroll)
      return scroll.contentOffset.y > 100
    end,
    action = function(state, _, new)
      state.value = new
    end,
    initial = { value = false },
    owner = "screen",
  },
}
