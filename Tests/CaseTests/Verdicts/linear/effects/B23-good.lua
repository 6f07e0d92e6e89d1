--- B23: the view is held by its own frame, in step with the scroll.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content, geometry, env)
    local scrolled = math.max(-geometry:frame("scrollView").minY, 0)
    return content:offset(0, env.reduceMotion and 0 or scrolled)
  end,
}
