--- Branches on modifiers instead of values.
return moth.effect {
  api = 1,
  scene = "list",
  target = "card",
  visualEffect = function(content, geometry, env)
    if env.reduceMotion then return content:opacity(1) end
    return content:offset(0, -geometry:frame("scrollView").minY * 0.3):opacity(1)
  end,
}
