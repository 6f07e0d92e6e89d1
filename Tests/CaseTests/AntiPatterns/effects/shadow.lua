--- Takes the shadow for a visual effect.
return moth.effect {
  api = 1,
  scene = "list",
  target = "card",
  visualEffect = function(content)
    return content:shadow(8)
  end,
}
