--- Case A32: a header in a form grows at half the speed, measured from its own bottom.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local height = geometry.size.height
    local below = geometry:frame("scrollView").minY - height
    return content:scaleEffect((height + math.max(0, 0.5 * below)) / height, "bottom")
  end,
}
