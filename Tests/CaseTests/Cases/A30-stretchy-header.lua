--- Case A30: a header grows with the overscroll, and stays where it is at its bottom.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local height = geometry.size.height
    local pulled = math.max(0, geometry:frame("scrollView").minY)
    return content:scaleEffect((height + pulled) / height, "bottom")
  end,
}
