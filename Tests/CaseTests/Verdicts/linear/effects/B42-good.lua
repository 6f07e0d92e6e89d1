--- B42: the row is drawn within 20 points of its place.
return moth.effect {
  api = 1,
  scene = "rows",
  target = "row",
  visualEffect = function(content, geometry, env)
    local minY = geometry:frame("scrollView").minY
    return content:offset(env.reduceMotion and 0 or math.min(math.max(minY, 0) * 0.1, 20), 0)
  end,
}
