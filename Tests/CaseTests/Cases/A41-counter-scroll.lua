--- Case A41: the header of a page stays while the pager turns under it.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    return content:offset(-geometry:frame("scrollView.horizontal").minX, 0)
  end,
}
