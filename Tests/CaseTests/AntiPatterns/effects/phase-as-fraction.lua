--- Takes the phase's value for a fraction between -1 and 1.
return moth.effect {
  api = 1,
  scene = "list",
  target = "card",
  scrollTransition = {
    effect = function(content, phase, env)
      local sway = math.sin(phase.value * math.pi) * 20
      return content
        :opacity(math.abs(phase.value) > 0.5 and 0.5 or 1)
        :offset(0, env.reduceMotion and 0 or sway)
    end,
  },
}
