--- Draws a button away from where it takes taps.
return moth.effect {
  api = 1,
  scene = "list",
  target = "card",
  visualEffect = function(content, geometry, env)
    local top = geometry:frame("scrollView").minY
    return content:offset(0, env.reduceMotion and 0 or math.min(math.max(-top * 0.8, 0), 150))
  end,
}
