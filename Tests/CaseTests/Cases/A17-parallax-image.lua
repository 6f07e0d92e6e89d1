--- Case A17: the picture of a page moves against the page.
return moth.effect {
  api = 1,
  target = "image",
  scrollTransition = {
    axis = "horizontal",
    effect = function(content, phase)
      return content:offset(phase.isIdentity and 0 or -200 * phase.value, 0)
    end,
  },
}
