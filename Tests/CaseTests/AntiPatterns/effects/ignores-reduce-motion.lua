--- Turns cards whatever Reduce Motion says.
return moth.effect {
  api = 1,
  scene = "list",
  target = "card",
  scrollTransition = {
    effect = function(content, phase)
      return content:rotation3DEffect(phase.value * 25, 1, 0, 0)
    end,
  },
}
