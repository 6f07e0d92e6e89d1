--- The header picture grows from its lower edge and moves up while the page is pulled down.
return moth.effect {
  api = 1,
  scene = "destination",
  target = "header",
  parameters = {
    lift = { default = 0.5, min = 0, max = 1, summary = "Share of the pull that it moves up." },
    doubling = { default = 600, min = 1, max = 5000, unit = "points",
      summary = "The pull at which it is twice as large." },
  },
  visualEffect = function(content, geometry, env, p)
    local pull = geometry:frame("scrollView").minY
    local stretches = pull > 0 and not env.reduceMotion
    return content
      :offset(0, stretches and -pull * p.lift or 0)
      :scaleEffect(stretches and 1 + pull / p.doubling or 1, "bottom")
  end,
}
