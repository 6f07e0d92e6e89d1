--- A Bool that is true of the geometry of zeros too: its action never runs.
return moth.effect {
  api = 1,
  scene = "list",
  scrollState = {
    of = function(scroll)
      return scroll.contentOffset.y + scroll.containerSize.height
        >= scroll.contentSize.height - 10000
    end,
    action = function(state, _, new)
      state.value = new
    end,
    initial = { value = false },
    owner = "screen",
  },
}
