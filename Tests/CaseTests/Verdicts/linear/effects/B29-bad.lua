--- B29: the scroll view has no height, so that all geometry is 0.
return moth.effect {
  api = 1,
  scene = "nothing",
  target = "page",
  visualEffect = function(content, geometry, env)
    local scrolled = math.max(-geometry:frame("scrollView").minY, 0)
    return content:opacity(1 - math.min(scrolled / 200, 1) * 0.5)
  end,
}
