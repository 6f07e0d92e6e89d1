--- first-layout: the whole geometry is observed, and the Bool computed in the action.
return moth.effect {
  api = 1,
  scene = "shorter",
  target = "screen",
  scrollState = {
    of = function(scroll)
      local space = scroll.containerSize.height + scroll.contentInsets.top
      local last = scroll.contentSize.height - space
      if scroll.contentSize.height == 0 then return "unknown" end
      return scroll.contentOffset.y >= last - 24 and "end" or "before"
    end,
    action = function(state, _, place) state.isAtEnd = place == "end" end,
    initial = { isAtEnd = false },
    owner = "screen",
  },
}
