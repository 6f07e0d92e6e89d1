--- B01: the header moves by an effect, and nothing is written.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    local scrolled = math.max(-geometry:frame("scrollView").minY, 0)
    return content:offset(0, env.reduceMotion and 0 or math.min(scrolled, 50) * 0.5)
  end,
}
