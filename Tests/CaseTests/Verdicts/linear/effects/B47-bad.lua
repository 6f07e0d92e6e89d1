--- B47: a special case at exactly 1 jumps.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    local distance = -geometry:frame("scrollView").minY / 150
    local turn = (distance < 1 and -20 or 20) * math.min(distance, 2)
    return content:rotationEffect(env.reduceMotion and 0 or turn)
  end,
}
