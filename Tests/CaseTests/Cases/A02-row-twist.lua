--- Case A02: rows twist by a fifth of their distance from half the reader's height, which the
--- reader measures inside the safe area and the row in the window.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local middle = geometry:bounds("reader").height / 2
    return content:rotation3DEffect((geometry:frame("global").minY - middle) / 5, 0, 1, 0)
  end,
}
