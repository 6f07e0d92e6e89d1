--- The trap: a Bool that is true at the first layout never changes, and the toggle stays disabled.
return moth.effect {
  api = 1,
  scene = "disclaimer",
  parameters = {
    tolerance = { default = 24, min = 0, max = 200, unit = "points",
      summary = "How near to the end counts as read." },
  },
  scrollState = {
    -- Of a geometry of zeros this is true: 0 >= -24. Where the copy fits it is true again, which is
    -- no change.
    of = function(scroll, _, p)
      return scroll.contentOffset.y + scroll.containerSize.height
        >= scroll.contentSize.height - p.tolerance
    end,
    action = function(state, _, reachedBottom)
      if reachedBottom then state.hasScrolledToBottom = true end
    end,
    initial = { hasScrolledToBottom = false },
    owner = "step",
  },
}
