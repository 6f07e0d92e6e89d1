local abs = math.abs

--- Cards fade to half and shrink to 95 % once less than 60 % of them shows.
return moth.effect {
  api = 1,
  scene = "cards",
  target = "card",
  parameters = {
    fade = { default = 0.5, min = 0, max = 1, summary = "The opacity lost out of sight." },
    scale = { default = 0.95, min = 0.5, max = 1, summary = "The size out of sight." },
    visible = { default = 0.6, min = 0.1, max = 1, summary = "The share that must show." },
  },
  scrollTransition = {
    configuration = function(_, p)
      return moth.interactive { threshold = moth.visible(p.visible) }
    end,
    effect = function(content, phase, env, p)
      return content
        :opacity(1 - abs(phase.value) * p.fade)
        :scaleEffect((phase.isIdentity or env.reduceMotion) and 1 or p.scale)
    end,
  },
}
