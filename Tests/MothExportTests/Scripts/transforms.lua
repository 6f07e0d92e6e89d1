--- Every transform that a view's effect has on iOS, but for shaders.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local y = geometry:frame("global").midY / 1000
    return content
      :offset(y, 0)
      :scaleEffect(1 + y, moth.unitPoint(0.25, y))
      :rotationEffect(y, "bottom")
      :rotation3DEffect(y * 90, 0, 1, 0, "leading", 2, 0.5)
      :transformEffect(1, y, 0, 1, 0, y)
      :opacity(1 - y)
      :blur(y)
      :brightness(y)
      :contrast(1 + y)
      :saturation(1 - y)
      :grayscale(y)
      :hueRotation(360 * y)
      :blendMode("multiply")
  end,
}
