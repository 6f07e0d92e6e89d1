--- Case A10: the picture of a wallpaper moves in its card, against the card and at most 1.4
--- container widths. It reads its card's place: its own less its place in the card.
return moth.effect {
  api = 1,
  target = "image",
  visualEffect = function(content, geometry)
    local width = geometry:bounds("scrollView").width
    local card = geometry:frame("scrollView").minX - geometry:frame("card").minX
    return content:offset(-math.min((card - 30) * 1.4, 1.4 * width), 0)
  end,
}
