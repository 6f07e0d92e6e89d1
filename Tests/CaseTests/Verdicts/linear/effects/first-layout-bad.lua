--- first-layout: a Bool that is true at the first layout, and whose action never runs.
return moth.effect {
  api = 1,
  scene = "shorter",
  target = "screen",
  scrollState = {
    of = function(scroll)
      local space = scroll.containerSize.height + scroll.contentInsets.top
      local last = scroll.contentSize.height - space
      return scroll.contentOffset.y >= last - 24
    end,
    action = function(state, _, isAtEnd) state.isAtEnd = isAtEnd end,
    initial = { isAtEnd = false },
    owner = "screen",
  },
}
