--- Case A36, the part that is a side effect: state written in each evaluation.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    lastScale = geometry:frame("global").minY / 150
    return content:scaleEffect(lastScale, "bottom")
  end,
}
