local floor, max, min = math.floor, math.max, math.min

--- The header's title shrinks and fades in ten steps over 200 points: at most ten writes each way.
return moth.effect {
  api = 1,
  scene = "profile",
  target = "title",
  parameters = {
    travel = { default = 200, min = 1, max = 1000, unit = "points", summary = "Scrolled for it." },
    steps = { default = 10, min = 1, max = 100, summary = "The number of steps." },
    shrink = { default = 0.4, min = 0, max = 0.9, summary = "The size lost when collapsed." },
    fade = { default = 0.5, min = 0, max = 1, summary = "The opacity lost when collapsed." },
  },
  scrollState = {
    of = function(scroll, _, p)
      local progress = (scroll.contentOffset.y + scroll.contentInsets.top) / p.travel
      return floor(min(max(progress, 0), 1) * p.steps)
    end,
    action = function(state, _, step, _, p) state.collapse = step / p.steps end,
    initial = { collapse = 0 },
    effect = function(content, state, env, p)
      return content
        :opacity(1 - state.collapse * p.fade)
        :scaleEffect(env.reduceMotion and 1 or 1 - state.collapse * p.shrink, "bottomLeading")
    end,
    owner = "page",
    readers = { "header" },
  },
}
