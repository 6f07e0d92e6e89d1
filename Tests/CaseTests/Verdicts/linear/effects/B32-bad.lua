--- B32: a bar is moved by the safe area's inset, which the layout has done already.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    return content:offset(0, geometry:frame("global").minY - geometry:frame("scrollView").minY)
  end,
}
