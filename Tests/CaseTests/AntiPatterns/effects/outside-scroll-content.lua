--- Puts a visual effect on a bar outside of the scroll content, which never moves.
return moth.effect {
  api = 1,
  scene = "list",
  target = "bar",
  visualEffect = function(content, geometry)
    local top = geometry:frame("scrollView").minY
    return content:opacity(math.min(math.max(-top / 44, 0.1), 0.6))
  end,
}
