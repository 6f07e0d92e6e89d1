--- Case A43: rows are skewed by the speed of the scroll.
return moth.effect {
  api = 1,
  visualEffect = function(content, _, env)
    return content:transformEffect(1, env.velocity * 0.00015, 0, 1, 0, 0)
  end,
}
