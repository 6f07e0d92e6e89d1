local first
--- B15: where the view is in the first frame is kept, before pictures have come.
return moth.effect {
  api = 1,
  scene = "pictures",
  target = "item",
  visualEffect = function(content, geometry, env)
    local minY = geometry:frame("scrollView").minY
    first = first or minY
    local share = (first - minY) / math.max(first, 1)
    return content:opacity(1 - math.min(math.max(share, 0), 1) * 0.5)
  end,
}
