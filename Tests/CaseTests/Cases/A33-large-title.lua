--- Case A33: a large title grows with the overscroll, by up to 60 %.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local place = geometry:frame("scrollView").minY / geometry:bounds("scrollView").height
    return content:scaleEffect(1 + 0.6 * math.min(math.max(place, 0), 1), "topLeading")
  end,
}
