--- B43: the layer effect is given a view in the scroll view.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  visualEffect = function(content)
    return content:layerEffect(moth.shader("soften", 4), 10, 10, true)
  end,
}
