--- Case A44: a wave shader driven by the clock, which the original counts down from 0.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry, env)
    local size = { geometry.size.width, geometry.size.height }
    return content:distortionEffect(moth.shader("wave", -env.time, size, 0.5, 8, 10), 0, 0)
  end,
}
