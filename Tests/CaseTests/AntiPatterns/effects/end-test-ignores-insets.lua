--- A test for the end that leaves the insets out and cannot become true.
return moth.effect {
  api = 1,
  scene = "list",
  scrollState = {
    of = function(scroll)
      return scroll
    end,
    action = function(state, _, new)
      local bottom = new.contentOffset.y + new.containerSize.height
      if bottom >= new.contentSize.height - 24 then state.value = true end
    end,
    initial = { value = false },
    owner = "screen",
  },
}
