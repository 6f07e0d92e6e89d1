--- Case A01: the cards of a flow turn about their upright axis by an eighth of their place in the
--- window.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    return content:rotation3DEffect(-geometry:frame("global").minX / 8, 0, 1, 0)
  end,
}
