--- B42: a row that takes taps is drawn 75 points beside its place.
return moth.effect {
  api = 1,
  scene = "rows",
  target = "row",
  visualEffect = function(content, geometry, env)
    local minY = geometry:frame("scrollView").minY
    return content:offset(env.reduceMotion and 0 or math.min(math.max(minY, 0) * 0.5, 75), 0)
  end,
}
