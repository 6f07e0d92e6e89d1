--- B15: the place is read in each frame.
return moth.effect {
  api = 1,
  scene = "pictures",
  target = "item",
  visualEffect = function(content, geometry, env)
    local height = geometry:bounds("scrollView").height
    local share = 1 - geometry:frame("scrollView").minY / height
    return content:opacity(1 - math.min(math.max(share, 0), 1) * 0.5)
  end,
}
