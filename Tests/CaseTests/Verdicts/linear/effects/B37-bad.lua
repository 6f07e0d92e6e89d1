--- B37: two titles are both half visible while one replaces the other.
return moth.effect {
  api = 1,
  scene = "titles",
  target = "title",
  visualEffect = function(content, geometry, env)
    local scrolled = -geometry:frame("scrollView").minY
    local large = 1 - math.min(math.max(scrolled / 110, 0), 1)
    local small = math.min(math.max((scrolled - 0) / 110, 0), 1)
    return content:opacity(env.index == 0 and large or small)
  end,
}
