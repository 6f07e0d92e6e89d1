--- B21: a photo higher than its container is under both edges at once.
return moth.effect {
  api = 1,
  scene = "photo",
  target = "photo",
  scrollTransition = {
    configuration = moth.interactive { timingCurve = "linear" },
    effect = function(content, phase)
      return content:opacity(phase.isIdentity and 1 or 0.5)
    end,
  },
}
