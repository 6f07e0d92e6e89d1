--- Slides at half of the scroll's speed, also with Reduce Motion, and is never hidden.
return moth.effect {
  api = 1,
  parameters = { rate = { default = 0.5, min = 0, max = 1 } },
  visualEffect = function(content, geometry, env, p)
    local passed = -geometry:frame("scrollView").minY
    return content:offset(0, passed * p.rate):blur(passed / 50)
  end,
}
