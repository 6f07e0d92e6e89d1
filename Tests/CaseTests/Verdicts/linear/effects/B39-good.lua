--- B39: the slide has the sign of the direction of text.
return moth.effect {
  api = 1,
  scene = "shelf",
  target = "card",
  visualEffect = function(content, geometry, env)
    local bounds = geometry:bounds("scrollView")
    local frame = geometry:frame("scrollView")
    local isReversed = env.layoutDirection == "rightToLeft"
    local start = isReversed and bounds.width - frame.maxX or frame.minX
    return content:offset(env.reduceMotion and 0 or math.min(math.max(start * 0.1, -40), 40), 0)
  end,
}
