--- B08: the offset is limited first, and only the direction is kept.
return moth.effect {
  api = 1,
  scene = "page",
  target = "bar",
  scrollState = {
    of = function(scroll)
      local last = math.max(scroll.contentSize.height - scroll.containerSize.height, 0)
      local scrolled = scroll.contentOffset.y + scroll.contentInsets.top
      return math.min(math.max(scrolled, 0), last)
    end,
    action = function(state, old, new)
      local isHidden = new > old and new > 140
      if isHidden ~= state.isHidden then state.isHidden = isHidden end
    end,
    initial = { isHidden = false },
    owner = "bar",
  },
}
