--- Changes what is drawn in the identity phase.
return moth.effect {
  api = 1,
  scene = "list",
  target = "card",
  scrollTransition = {
    effect = function(content, phase)
      return content:opacity(phase.isIdentity and 0.8 or 0.4):saturation(0.5)
    end,
  },
}
