--- B12: a page shorter than its container is inactive.
return moth.effect {
  api = 1,
  scene = "shorter",
  target = "page",
  visualEffect = function(content, geometry, env)
    local space = geometry:bounds("content").height - geometry:bounds("scrollView").height
    local share = -geometry:frame("scrollView").minY / math.max(space, 1)
    return content:opacity(space > 0 and 1 - math.min(math.max(share, 0), 1) * 0.5 or 1)
  end,
}
