--- The whole geometry changes at the first layout, but the end test leaves the top inset out.
return moth.effect {
  api = 1,
  scene = "disclaimer",
  parameters = {
    tolerance = { default = 24, min = 0, max = 200, unit = "points",
      summary = "How near to the end counts as read." },
  },
  scrollState = {
    of = function(scroll) return scroll end,
    -- The offset at the end is less by the top inset. Where that is larger than the tolerance, only
    -- pulling beyond the end makes this true.
    action = function(state, _, scroll, _, p)
      if scroll.contentOffset.y + scroll.containerSize.height
        >= scroll.contentSize.height - p.tolerance
      then
        state.hasScrolledToBottom = true
      end
    end,
    initial = { hasScrolledToBottom = false },
    owner = "step",
  },
}
