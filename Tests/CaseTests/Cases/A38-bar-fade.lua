--- Case A38: a bar outside the scroll content appears as the hero picture leaves.
return moth.effect {
  api = 1,
  target = "bar",
  scrollState = {
    owner = "bar",
    initial = { opacity = 0 },
    of = function(scroll)
      local hero = -(scroll.contentOffset.y + scroll.contentInsets.top)
      local left = hero + scroll.visibleRect.height / 2.2
      return math.min(math.max((80 - left) / 80, 0), 1)
    end,
    action = function(state, _, new) state.opacity = new end,
    effect = function(content, state) return content:opacity(state.opacity) end,
  },
}
