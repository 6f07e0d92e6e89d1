--- B10: the fade is limited at both ends.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    local share = 1 + geometry:frame("scrollView").minY / 700
    return content:opacity(math.min(math.max(share, 0), 1))
  end,
}
