--- Case A38 as it must not be: on the bar itself nothing moves, so nothing ever changes.
return moth.effect {
  api = 1,
  target = "bar",
  visualEffect = function(content, geometry)
    local left = geometry:frame("global").minY + 852 / 2.2
    return content:opacity(math.min(math.max((80 - left) / 80, 0), 1))
  end,
}
