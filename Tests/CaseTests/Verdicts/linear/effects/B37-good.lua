--- B37: the small title comes when the large one has gone.
return moth.effect {
  api = 1,
  scene = "titles",
  target = "title",
  visualEffect = function(content, geometry, env)
    local scrolled = -geometry:frame("scrollView").minY
    local large = 1 - math.min(math.max(scrolled / 55, 0), 1)
    local small = math.min(math.max((scrolled - 55) / 55, 0), 1)
    return content:opacity(env.index == 0 and large or small)
  end,
}
