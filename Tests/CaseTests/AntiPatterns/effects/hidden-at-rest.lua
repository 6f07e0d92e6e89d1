--- Hides at rest what should be read.
return moth.effect {
  api = 1,
  scene = "list",
  target = "card",
  visualEffect = function(content, geometry)
    return content:opacity(math.min(math.max(-geometry:frame("scrollView").minY / 100, 0), 1))
  end,
}
