--- Case A10: a wallpaper's card shrinks a little towards both edges.
return moth.effect {
  api = 1,
  target = "card",
  scrollTransition = {
    axis = "horizontal",
    effect = function(content, phase)
      return content:scaleEffect(phase.isIdentity and 1 or 0.95)
    end,
  },
}
