--- Case A05: the hue goes on by 36 degrees from card to card, and turns as the card moves.
return moth.effect {
  api = 1,
  visualEffect = function(content, geometry, env)
    local top = geometry:frame("scrollView.vertical").minY
    local beyond = math.min(0, top)
    return content
      :hueRotation(top / 10 + 36 * env.index)
      :scaleEffect(1 + beyond / 700)
      :offset(0, -beyond / 1.25)
      :brightness(-beyond / 400)
      :blur(-beyond / 50)
  end,
}
