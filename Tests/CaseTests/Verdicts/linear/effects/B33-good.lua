--- B33: the ground grows by what is pulled, and not more.
return moth.effect {
  api = 1,
  scene = "shorter",
  target = "page",
  visualEffect = function(content, geometry, env)
    local pulled = math.max(geometry:frame("scrollView").minY, 0)
    local scale = 1 + pulled / geometry.size.height
    return content:scaleEffect(1, env.reduceMotion and 1 or scale, "bottom")
  end,
}
