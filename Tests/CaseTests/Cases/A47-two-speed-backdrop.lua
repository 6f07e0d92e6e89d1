--- Case A47: a card's backdrop moves at 40 % of the scroll speed.
return moth.effect {
  api = 1,
  target = "backdrop",
  visualEffect = function(content, geometry)
    return content:offset(0, 0.4 * geometry:frame("feed").minY)
  end,
}
