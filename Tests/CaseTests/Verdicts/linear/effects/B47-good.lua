--- B47: one slope for all distances.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    local distance = math.min(math.max(-geometry:frame("scrollView").minY / 150, 0), 2)
    return content:rotationEffect(env.reduceMotion and 0 or 2 * distance)
  end,
}
