--- Case A47: a card's icon moves at 35 % of the scroll speed.
return moth.effect {
  api = 1,
  target = "icon",
  visualEffect = function(content, geometry)
    return content:offset(0, 0.35 * geometry:frame("feed").minY)
  end,
}
