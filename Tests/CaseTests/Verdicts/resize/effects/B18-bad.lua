local start
--- B18: the start below a text is kept from the first window's width.
return moth.effect {
  api = 1,
  scene = "pictures",
  target = "item",
  visualEffect = function(content, geometry, env)
    local frame, height = geometry:frame("scrollView"), geometry:bounds("scrollView").height
    start = start or frame.minY
    return content:grayscale(math.min(math.max((start - frame.minY) / height, 0), 1))
  end,
}
