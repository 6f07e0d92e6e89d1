--- B19: a card of a shelf asks how far the shelf is scrolled vertically.
return moth.effect {
  api = 1,
  scene = "shelf",
  target = "card",
  visualEffect = function(content, geometry, env)
    local middle = geometry:frame("scrollView").midY / geometry:bounds("scrollView").height
    return content:opacity(1 - math.min(math.abs(middle - 0.5), 1) * 0.5)
  end,
}
