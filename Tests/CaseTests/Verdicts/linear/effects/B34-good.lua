--- B34: the mark grows with the nearness.
return moth.effect {
  api = 1,
  scene = "shelf",
  target = "card",
  visualEffect = function(content, geometry, env)
    local middle = geometry:bounds("scrollView").width / 2
    local away = math.abs(geometry:frame("scrollView").midX - middle)
    return content:opacity(1 - math.min(away / middle, 1) * 0.2)
  end,
}
