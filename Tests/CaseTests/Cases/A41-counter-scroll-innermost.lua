--- Case A41 as it must not be: the innermost scroll view is the page, which never moves sideways.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    return content:offset(-geometry:frame("scrollView").minX, 0)
  end,
}
