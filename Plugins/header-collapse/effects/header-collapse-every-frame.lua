local max, min = math.max, math.min

--- The same collapse from the raw distance: an action and a write in every frame of scrolling.
return moth.effect {
  api = 1,
  scene = "profile",
  target = "title",
  parameters = {
    travel = { default = 200, min = 1, max = 1000, unit = "points", summary = "Scrolled for it." },
    shrink = { default = 0.4, min = 0, max = 0.9, summary = "The size lost when collapsed." },
    fade = { default = 0.5, min = 0, max = 1, summary = "The opacity lost when collapsed." },
  },
  scrollState = {
    of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
    -- Limited in the action, the number stays the same outside of the 200 points. Inside of them
    -- each frame evaluates the header's body.
    action = function(state, _, scrolled, _, p)
      state.collapse = min(max(scrolled / p.travel, 0), 1)
    end,
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
