--- B39: cards slide by their place from the left, in both directions of text.
return moth.effect {
  api = 1,
  scene = "shelf",
  target = "card",
  visualEffect = function(content, geometry, env)
    local slide = geometry:frame("scrollView").minX * 0.1
    return content:offset(env.reduceMotion and 0 or math.min(math.max(slide, -40), 40), 0)
  end,
}
