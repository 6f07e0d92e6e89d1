--- B10: a fade below the top has no limit at its upper end.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    return content:opacity(math.max(1 + geometry:frame("scrollView").minY / 700, 0))
  end,
}
