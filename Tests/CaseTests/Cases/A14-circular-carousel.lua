--- Case A14: cards are on a wheel at the trailing side. They are moved, turned about their
--- trailing side and held at the wheel's place, in this order.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local top = geometry:frame("scrollView").minY
    local place = math.min(math.max(top / 150, -3), 3)
    return content
      :offset(-150, 0)
      :rotationEffect(-50 * place, "trailing")
      :offset(0, -top)
  end,
}
