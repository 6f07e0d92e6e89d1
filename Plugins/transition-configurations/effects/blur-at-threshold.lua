--- Cards blur by 6 points as soon as less than 90 % of them shows.
return moth.effect {
  api = 1,
  scene = "card-list",
  target = "card",
  parameters = {
    radius = { default = 6, min = 0, max = 40, unit = "points", summary = "Blurred out of sight." },
    visible = { default = 0.9, min = 0.1, max = 1, summary = "The share that must show." },
  },
  scrollTransition = {
    -- Going into a blur is depth, which Reduce Motion is to leave out altogether.
    configuration = function(env, p)
      if env.reduceMotion then return moth.identity end
      return moth.interactive { threshold = moth.visible(p.visible) }
    end,
    effect = function(content, phase, _, p)
      return content:blur(phase.isIdentity and 0 or p.radius)
    end,
  },
}
