--- B43: a layer effect is given the scroll view, which a platform view draws.
return moth.effect {
  api = 1,
  scene = "page",
  target = "screen",
  visualEffect = function(content)
    return content:layerEffect(moth.shader("soften", 4), 10, 10, true)
  end,
}
