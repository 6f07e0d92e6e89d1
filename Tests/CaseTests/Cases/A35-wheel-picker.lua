--- Case A35: the rows of a picker fade with their distance from the middle, in a step of 0.17
--- twenty points beside it.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local half = geometry:bounds("picker").height / 2
    local distance = math.abs(geometry:frame("picker").midY - half)
    return content:opacity(distance < 20 and 1 or 1 - 0.85 * math.min(distance / half, 1))
  end,
}
