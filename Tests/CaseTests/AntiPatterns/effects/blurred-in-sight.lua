--- Blurs text in every phase, the one visible among them.
return moth.effect {
  api = 1,
  scene = "list",
  target = "card",
  scrollTransition = {
    effect = function(content, _, env)
      return content:blur(env.reduceMotion and 0 or 8)
    end,
  },
}
