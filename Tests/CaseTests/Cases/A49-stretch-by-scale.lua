--- Case A49 as an effect: the header's drawing is stretched instead of its frame.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local height = geometry.size.height
    local pulled = math.max(0, geometry:frame("global").minY)
    return content:scaleEffect(1, (height + pulled) / height, "bottom")
  end,
}
