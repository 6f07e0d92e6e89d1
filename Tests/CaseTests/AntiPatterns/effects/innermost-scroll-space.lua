--- Takes the innermost scroll view where the list was meant.
return moth.effect {
  api = 1,
  scene = "list",
  target = "cover",
  visualEffect = function(content, geometry)
    local top = geometry:frame("scrollView").minY
    return content:opacity(math.min(math.max(1 + top / 200, 0.2), 1))
  end,
}
