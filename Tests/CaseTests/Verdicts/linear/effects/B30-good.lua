--- B30: the count is that of the height.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    local steps = math.floor(geometry.size.height / 10)
    local scrolled = math.max(-geometry:frame("scrollView").minY, 0)
    return content:colorEffect(moth.shader("bands", scrolled, steps), true)
  end,
}
