--- B18: the start is where the view is now.
return moth.effect {
  api = 1,
  scene = "pictures",
  target = "item",
  visualEffect = function(content, geometry, env)
    local frame, height = geometry:frame("scrollView"), geometry:bounds("scrollView").height
    return content:grayscale(math.min(math.max(1 - frame.minY / height, 0), 1))
  end,
}
