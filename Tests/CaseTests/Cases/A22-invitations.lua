--- Case A22: the invitation in the middle is up 10 points, the others lean away from it.
local centred = moth.interactive { threshold = moth.centered }

return moth.effect {
  api = 1,
  scrollTransition = {
    axis = "horizontal",
    configuration = centred,
    effect = function(content, phase)
      return content
        :offset(0, phase.isIdentity and -10 or 0)
        :rotationEffect(5 * phase.value, "bottom")
    end,
  },
}
