--- Case A08: a header of a clock stays at the top, and goes down to one notification's height.
return moth.effect {
  api = 1,
  parameters = {
    itemHeight = { default = 80, min = 0, unit = "points" },
    topPadding = { default = 679, min = 0, unit = "points" },
  },
  visualEffect = function(content, geometry, _, p)
    local top = geometry:frame("scrollView").minY
    local visible = geometry.size.height - p.itemHeight
    local isSmall = -top > p.topPadding - visible
    return content:offset(0, isSmall and -visible or -top - p.topPadding)
  end,
}
