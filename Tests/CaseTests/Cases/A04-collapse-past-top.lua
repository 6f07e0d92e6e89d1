--- Case A04: above the top edge a card is held back, shrinks, brightens and blurs.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry)
    local top = geometry:frame("scrollView.vertical").minY
    local beyond = math.min(0, top)
    return content
      :hueRotation(top / 10)
      :scaleEffect(1 + beyond / 700)
      :offset(0, -beyond / 1.25)
      :brightness(-beyond / 400)
      :blur(-beyond / 50)
  end,
}
