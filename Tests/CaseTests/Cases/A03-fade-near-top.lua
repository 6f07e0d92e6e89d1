--- Case A03: cards turn their hue, and shrink and fade within 60 points of the window's top.
local function clamp(value) return math.min(math.max(value, 0), 1) end

return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local top = geometry:frame("global").minY
    return content
      :hueRotation(top / 10)
      :scaleEffect(clamp(top / 40))
      :opacity(clamp(top / 60))
  end,
}
