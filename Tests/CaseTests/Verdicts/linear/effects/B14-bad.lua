--- B14: a view near the end needs the whole way to the container's start.
return moth.effect {
  api = 1,
  scene = "end",
  target = "item",
  visualEffect = function(content, geometry, env)
    local share = 1 - geometry:frame("scrollView").minY / 700
    return content:opacity(math.min(math.max(share, 0), 1))
  end,
}
