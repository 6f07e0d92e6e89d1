--- B26: the distance follows from the scroll.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    local distance = math.max(-geometry:frame("scrollView").minY, 0)
    return content:offset(0, env.reduceMotion and 0 or math.min(distance, 400) * 0.5)
  end,
}
