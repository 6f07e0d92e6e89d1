--- Covers tilt away by 25 degrees and move inwards by 20 points at the ends of the shelf.
return moth.effect {
  api = 1,
  scene = "shelf",
  target = "cover",
  parameters = {
    tilt = { default = 25, min = 0, max = 80, unit = "degrees", summary = "Tilted out of sight." },
    shift = { default = 20, min = 0, max = 80, unit = "points", summary = "Moved out of sight." },
  },
  scrollTransition = {
    axis = "horizontal",
    -- All of it is motion, so that with Reduce Motion there is no transition at all.
    configuration = function(env)
      return env.reduceMotion and moth.identity or moth.interactive()
    end,
    effect = function(content, phase, _, p)
      return content
        :rotation3DEffect(phase.value * -p.tilt, 0, 1, 0)
        :offset(phase.value * -p.shift, 0)
    end,
  },
}
