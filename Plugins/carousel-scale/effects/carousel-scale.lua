local abs, min, max = math.abs, math.min, math.max

--- Cards shrink with their distance from the carousel's centre, from full size to 80 %.
return moth.effect {
  api = 1,
  scene = "carousel",
  target = "card",
  parameters = {
    shrink = { default = 0.2, min = 0, max = 0.9, summary = "Share lost at half a width away." },
  },
  visualEffect = function(content, geometry, env, p)
    -- Outside of a scroll view there are no bounds, and every card counts as far away.
    local bounds = geometry:bounds("scrollView")
    local half = (bounds and bounds.width or 0) / 2
    local distance = abs(geometry:frame("scrollView").midX - half)
    local share = env.reduceMotion and 0 or min(distance / max(half, 1), 1)
    return content:scaleEffect(1 - share * p.shrink)
  end,
}
