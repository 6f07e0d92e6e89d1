--- Case A20: rows come and go by everything at once, the same at both edges.
return moth.effect {
  api = 1,
  parameters = { perspective = { default = 1, min = 0, max = 1 } },
  scrollTransition = {
    effect = function(content, phase, _, p)
      local rests = phase.isIdentity
      return content
        :scaleEffect(rests and 1 or 0.8)
        :blur(rests and 0 or 10)
        :rotationEffect(rests and 0 or -30)
        :rotation3DEffect(rests and 0 or 60, -1, 1, 0, "center", 0, p.perspective)
        :offset(rests and 0 or -200, 0)
    end,
  },
}
