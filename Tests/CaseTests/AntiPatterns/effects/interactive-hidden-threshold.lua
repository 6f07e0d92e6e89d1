--- Ends at a threshold that is passed out of sight.
return moth.effect {
  api = 1,
  scene = "list",
  target = "card",
  scrollTransition = {
    configuration = moth.interactive { threshold = moth.hidden },
    effect = function(content, phase)
      return content:opacity(phase.isIdentity and 1 or 0.4)
    end,
  },
}
