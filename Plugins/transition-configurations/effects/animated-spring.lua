--- Cards pop up with a bouncy spring once half of them shows.
return moth.effect {
  api = 1,
  scene = "card-list",
  target = "card",
  parameters = {
    opacity = { default = 0.3, min = 0, max = 1, summary = "The opacity out of sight." },
    scale = { default = 0.8, min = 0.5, max = 1, summary = "The size out of sight." },
  },
  scrollTransition = {
    -- With Reduce Motion the size stays, and what is left to animate does not bounce.
    configuration = function(env)
      return moth.animated { animation = env.reduceMotion and "smooth" or "bouncy" }
    end,
    effect = function(content, phase, env, p)
      return content
        :opacity(phase.isIdentity and 1 or p.opacity)
        :scaleEffect((phase.isIdentity or env.reduceMotion) and 1 or p.scale)
    end,
  },
}
