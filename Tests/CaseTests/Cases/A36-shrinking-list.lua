--- Case A36: rows shrink and fade under the header. The list's place in the window is the row's
--- less the row's place in the list.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local row = geometry:frame("global").minY
    local list = row - geometry:frame("list").minY
    local scale = math.min((row - 25) / list, 1)
    return content:scaleEffect(scale, "bottom"):opacity(scale)
  end,
}
