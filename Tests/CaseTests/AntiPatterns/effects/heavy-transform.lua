--- Does heavy work in the transform, which runs in every frame.
return moth.effect {
  api = 1,
  scene = "list",
  scrollState = {
    of = function(scroll)
      local text = ""
      for _ = 1, 100 do
        text = string.format("%s%d", text, math.floor(scroll.contentOffset.y))
      end
      return #text > 350
    end,
    action = function(state, _, new)
      state.value = new
    end,
    initial = { value = false },
    owner = "screen",
  },
}
