--- B30: a shader's count is 0 divided by 0.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    local steps = geometry.size.height * 0 / 0
    local scrolled = math.max(-geometry:frame("scrollView").minY, 0)
    return content:colorEffect(moth.shader("bands", scrolled, steps), true)
  end,
}
