--- Case A12, the part that is layout: the covers beside the middle one get narrower.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local shift = 160 * geometry:frame("scrollView").minX / 210
    return content:frame(200 - math.min(math.abs(shift), 160))
  end,
}
