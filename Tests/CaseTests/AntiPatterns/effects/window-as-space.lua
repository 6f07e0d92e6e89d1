--- Measures in the window, so that every device and inset gives another value.
return moth.effect {
  api = 1,
  scene = "list",
  target = "card",
  visualEffect = function(content, geometry)
    local top = geometry:frame("global").minY
    return content:opacity(math.min(math.max(top / 200, 0.2), 1))
  end,
}
