local min, max = math.min, math.max

--- The record slides out to the right and turns during the first 200 points of scrolling.
return moth.effect {
  api = 1,
  scene = "album",
  target = "disc",
  parameters = {
    rest = { default = 20, min = 0, max = 120, unit = "points", summary = "Shown at the top." },
    reveal = { default = 56, min = 0, max = 240, unit = "points", summary = "Slid out beyond it." },
    travel = { default = 200, min = 1, max = 1000, unit = "points", summary = "Scrolled for it." },
    turn = { default = 16, min = -180, max = 180, unit = "degrees", summary = "Turned meanwhile." },
  },
  visualEffect = function(content, geometry, env, p)
    local scrolled = max(0, -geometry:frame("scrollView").minY)
    local progress = env.reduceMotion and 0 or min(scrolled / p.travel, 1)
    -- The turn comes second, about the sleeve's centre: fully out, the record is 21 points lower.
    return content
      :offset(p.rest + progress * p.reveal, 0)
      :rotationEffect(progress * p.turn)
  end,
}
