--- B34: a card is marked when its middle is exactly the container's.
return moth.effect {
  api = 1,
  scene = "shelf",
  target = "card",
  visualEffect = function(content, geometry, env)
    local middle = geometry:bounds("scrollView").width / 2
    return content:opacity(geometry:frame("scrollView").midX == middle and 1 or 0.8)
  end,
}
