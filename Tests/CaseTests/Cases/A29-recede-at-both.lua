--- Case A29 as it must not be: at the bottom edge the same formula leaves the ranges.
return moth.effect {
  api = 1,
  scrollTransition = {
    effect = function(content, phase)
      return content
        :opacity(1 + phase.value)
        :scaleEffect(1 + 0.14 * phase.value, "top")
        :blur(-2.5 * phase.value)
    end,
  },
}
