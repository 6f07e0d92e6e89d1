--- Case A12: covers beside the middle one are drawn over each other, smaller and fainter.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local place = geometry:frame("scrollView").minX / 210
    local shift = 160 * place
    return content
      :opacity(1 - 0.5 * math.abs(place))
      :scaleEffect(1 - 0.2 * math.abs(place))
      :offset(-shift, 0)
      :offset(160 * math.min(place, 1), 0)
      :offset(160 * math.max(0, -place), 0)
  end,
}
