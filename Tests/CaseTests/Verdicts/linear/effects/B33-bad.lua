--- B33: a coloured ground is stretched to the container's end, below a short content.
return moth.effect {
  api = 1,
  scene = "shorter",
  target = "page",
  visualEffect = function(content, geometry, env)
    local height = geometry:bounds("scrollView").height
    return content:scaleEffect(1, env.reduceMotion and 1 or height / geometry.size.height, "top")
  end,
}
