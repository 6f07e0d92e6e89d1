--- B32: the header moves by what is scrolled from rest.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    local pulled = math.max(geometry:frame("scrollView").minY, 0)
    return content:offset(0, env.reduceMotion and 0 or -pulled * 0.5)
  end,
}
