--- Blurs every card of a long list.
return moth.effect {
  api = 1,
  scene = "list",
  target = "card",
  visualEffect = function(content, geometry, env)
    local distance = math.abs(geometry:frame("scrollView").minY)
    return content:blur(env.reduceMotion and 0 or math.min(distance / 50, 20))
  end,
}
