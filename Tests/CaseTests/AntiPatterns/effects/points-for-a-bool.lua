--- Returns points where a Bool would do: the action runs in every frame.
return moth.effect {
  api = 1,
  scene = "list",
  scrollState = {
    of = function(scroll)
      return scroll.contentOffset.y
    end,
    action = function(state, _, new)
      state.value = new > 100
    end,
    initial = { value = false },
    owner = "screen",
  },
}
