--- Case A40: tiles drift towards the middle of the screen, and stay with Reduce Motion.
return moth.effect {
  api = 1,
  parameters = {
    factor = { default = 0.25 },
    middle = { default = 426, unit = "points", summary = "half of the screen's height" },
  },
  visualEffect = function(content, geometry, env, p)
    local factor = math.min(math.max(p.factor, 0), 1)
    local distance = geometry:frame("global").midY - p.middle
    return content:offset(0, env.reduceMotion and 0 or -distance * factor)
  end,
}
