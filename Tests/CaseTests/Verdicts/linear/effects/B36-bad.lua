--- B36: a header's way is the screen's height, and the container is lower.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    local share = 1 + geometry:frame("scrollView").minY / 874
    return content:opacity(math.min(math.max(share, 0), 1))
  end,
}
