--- Cards fade to 40 % and shrink to 92 % as they leave the screen, from the edge on.
return moth.effect {
  api = 1,
  scene = "cards",
  target = "card",
  parameters = {
    opacity = { default = 0.4, min = 0, max = 1, summary = "The opacity out of sight." },
    scale = { default = 0.92, min = 0.5, max = 1, summary = "The size out of sight." },
  },
  scrollTransition = {
    effect = function(content, phase, env, p)
      return content
        :opacity(phase.isIdentity and 1 or p.opacity)
        :scaleEffect((phase.isIdentity or env.reduceMotion) and 1 or p.scale)
    end,
  },
}
