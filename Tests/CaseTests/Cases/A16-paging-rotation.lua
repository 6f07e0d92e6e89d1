--- Case A16: pages are a little turned where they are not the one on screen.
return moth.effect {
  api = 1,
  scrollTransition = {
    axis = "horizontal",
    effect = function(content, phase)
      return content:rotationEffect(1.5 * phase.value)
    end,
  },
}
