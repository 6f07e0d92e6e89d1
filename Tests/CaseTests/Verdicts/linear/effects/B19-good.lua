--- B19: the card asks along the axis in which it moves.
return moth.effect {
  api = 1,
  scene = "shelf",
  target = "card",
  visualEffect = function(content, geometry, env)
    local middle = geometry:frame("scrollView").midX / geometry:bounds("scrollView").width
    return content:opacity(1 - math.min(math.abs(middle - 0.5), 1) * 0.5)
  end,
}
