local min = math.min

--- The artwork reads its own frame: no state, and no body is evaluated while scrolling.
return moth.effect {
  api = 1,
  scene = "home-screen",
  target = "artwork",
  parameters = {
    rate = { default = 0.3, min = 0, max = 1, summary = "Share of the scroll speed." },
    cap = { default = 40, min = 0, max = 88, unit = "points", summary = "Where it stops." },
  },
  visualEffect = function(content, geometry, env, p)
    local passed = -geometry:frame("scrollView").minY
    local slides = passed > 0 and not env.reduceMotion
    return content:offset(0, slides and min(passed * p.rate, p.cap) or 0)
  end,
}
