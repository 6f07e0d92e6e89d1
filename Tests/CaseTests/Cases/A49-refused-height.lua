--- Case A49, the part that is layout: the header's frame grows with the overscroll.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local pulled = math.max(0, geometry:frame("global").minY)
    return content:frame(geometry.size.height + pulled):offset(0, -pulled)
  end,
}
