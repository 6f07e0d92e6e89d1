local min = math.min

--- Artwork slides down at 30 % of scroll speed inside its card and stops at 40 points.
return moth.effect {
  api = 1,
  scene = "home",
  target = "artwork",
  parameters = {
    rate = { default = 0.3, min = 0, max = 1, summary = "Share of the scroll speed." },
    cap = { default = 40, min = 0, max = 120, unit = "points", summary = "Where it stops." },
  },
  visualEffect = function(content, geometry, env, p)
    local passed = -geometry:frame("scrollView").minY
    local slides = passed > 0 and not env.reduceMotion
    return content:offset(0, slides and min(passed * p.rate, p.cap) or 0)
  end,
  checks = {
    ["follows the scroll at its rate and stops at the cap"] = function(trace, p, expect)
      if trace.reduceMotion then return end
      expect(trace.offset.y):near((trace.scroll * p.rate):clamped(0, p.cap))
      expect(trace.offset.y):monotonic("increasing")
    end,
    ["is where the layout put it at rest"] = function(trace, _, expect)
      expect(trace.offset.y):starts_at(0)
    end,
    ["stays with Reduce Motion"] = function(trace, _, expect)
      if trace.reduceMotion then expect(trace.offset.y):near(0) end
    end,
  },
}
