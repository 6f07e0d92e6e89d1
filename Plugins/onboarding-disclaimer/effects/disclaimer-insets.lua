--- With the top inset added, the end of the copy counts as reached on every device.
return moth.effect {
  api = 1,
  scene = "disclaimer",
  parameters = {
    tolerance = { default = 24, min = 0, max = 200, unit = "points",
      summary = "How near to the end counts as read." },
  },
  scrollState = {
    of = function(scroll) return scroll end,
    action = function(state, _, scroll, _, p)
      local scrolled = scroll.contentOffset.y + scroll.contentInsets.top
      if scrolled + scroll.containerSize.height >= scroll.contentSize.height - p.tolerance then
        state.hasScrolledToBottom = true
      end
    end,
    initial = { hasScrolledToBottom = false },
    owner = "step",
  },
}
