--- B02: the content is as high as the container by the layout alone.
return moth.effect {
  api = 1,
  scene = "short",
  target = "page",
  visualEffect = function(content, geometry, env)
    local scrolled = math.max(-geometry:frame("scrollView").minY, 0)
    return content:opacity(1 - math.min(scrolled / 100, 1) * 0.5)
  end,
}
