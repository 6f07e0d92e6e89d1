--- Case A28: rows fade and shrink to nothing at both edges.
return moth.effect {
  api = 1,
  scrollTransition = {
    effect = function(content, phase)
      local rest = 1 - math.abs(phase.value)
      return content:opacity(rest):scaleEffect(rest)
    end,
  },
}
