--- B11: the share of a scroll of 0 points is 0 divided by 0.
return moth.effect {
  api = 1,
  scene = "short",
  target = "page",
  visualEffect = function(content, geometry, env)
    local space = geometry:bounds("content").height - geometry:bounds("scrollView").height
    return content:opacity(1 + geometry:frame("scrollView").minY / space)
  end,
}
