--- B36: the header's way is the container's height.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    local share = 1 + geometry:frame("scrollView").minY / geometry:bounds("scrollView").height
    return content:opacity(math.min(math.max(share, 0), 1))
  end,
}
