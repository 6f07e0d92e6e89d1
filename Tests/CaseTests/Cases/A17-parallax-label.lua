--- Case A17: the label of a page fades and runs ahead of the page.
return moth.effect {
  api = 1,
  target = "label",
  scrollTransition = {
    axis = "horizontal",
    effect = function(content, phase)
      return content:opacity(phase.isIdentity and 1 or 0):offset(100 * phase.value, 0)
    end,
  },
}
