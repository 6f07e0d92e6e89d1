--- B21: four fifths of the photo are enough, and fit into the container.
return moth.effect {
  api = 1,
  scene = "photo",
  target = "photo",
  scrollTransition = {
    configuration = moth.interactive { timingCurve = "linear", threshold = moth.visible(0.8) },
    effect = function(content, phase)
      return content:opacity(phase.isIdentity and 1 or 0.5)
    end,
  },
}
