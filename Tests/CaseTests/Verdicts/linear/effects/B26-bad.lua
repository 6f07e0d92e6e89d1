local distance = 0
--- B26: a distance grows by 8 points with each frame.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    distance = math.min(distance + 8, 400)
    return content:offset(0, env.reduceMotion and 0 or distance)
  end,
}
