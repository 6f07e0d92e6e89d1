--- Case A29: rows recede at the top edge and stand still at the bottom.
return moth.effect {
  api = 1,
  scrollTransition = {
    topLeading = moth.interactive {},
    bottomTrailing = moth.identity,
    effect = function(content, phase)
      return content
        :opacity(1 + phase.value)
        :scaleEffect(1 + 0.14 * phase.value, "top")
        :blur(-2.5 * phase.value)
    end,
  },
}
