local way
--- B17: constants are chosen by the first width, and kept when the device turns.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    way = way or (geometry:bounds("scrollView").width < 600 and 2400 or 1200)
    local scrolled = math.max(-geometry:frame("scrollView").minY, 0)
    return content:opacity(1 - math.min(scrolled / way, 1) * 0.5)
  end,
}
