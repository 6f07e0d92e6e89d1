--- Case A33: the background of a pinned title appears within 15 points of scrolling.
return moth.effect {
  api = 1,
  target = "background",
  parameters = { safeTop = { default = 59, min = 0, unit = "points" } },
  visualEffect = function(content, geometry, _, p)
    local place = geometry:frame("scrollView").minY + p.safeTop
    return content:opacity(place > 0 and 0 or -place / 15)
  end,
}
