--- Case A27: a row turns by one radian at the bottom edge; Moth's angles are degrees.
return moth.effect {
  api = 1,
  scrollTransition = {
    topLeading = moth.identity,
    bottomTrailing = moth.interactive {},
    effect = function(content, phase)
      return content:rotationEffect(math.deg(phase.value))
    end,
  },
}
