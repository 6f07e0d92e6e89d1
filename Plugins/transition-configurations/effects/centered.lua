--- Only the card in the middle of the screen is in full size and opacity.
return moth.effect {
  api = 1,
  scene = "card-list",
  target = "card",
  parameters = {
    opacity = { default = 0.5, min = 0, max = 1, summary = "The opacity out of sight." },
    scale = { default = 0.8, min = 0.5, max = 1, summary = "The size out of sight." },
  },
  scrollTransition = {
    configuration = moth.interactive { threshold = moth.centered },
    effect = function(content, phase, env, p)
      return content
        :opacity(phase.isIdentity and 1 or p.opacity)
        :scaleEffect((phase.isIdentity or env.reduceMotion) and 1 or p.scale)
    end,
  },
}
