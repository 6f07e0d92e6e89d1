--- A back-to-top button shows once the feed has been scrolled by more than 100 points.
return moth.effect {
  api = 1,
  scene = "feed-page",
  target = "button",
  parameters = {
    threshold = { default = 100, min = 0, max = 5000, unit = "points",
      summary = "Scrolled before it shows." },
  },
  scrollState = {
    -- A Bool changes only where the threshold is crossed. It is false at the first layout, as of a
    -- geometry of zeros: this one is no trap.
    of = function(scroll, _, p)
      return scroll.contentOffset.y + scroll.contentInsets.top > p.threshold
    end,
    action = function(state, _, isScrolledDown) state.isShown = isScrolledDown end,
    initial = { isShown = false },
    effect = function(content, state) return content:opacity(state.isShown and 1 or 0) end,
    owner = "page",
    readers = { "button" },
  },
  checks = {
    ["shows only behind the threshold"] = function(trace, p, expect)
      expect(trace.opacity):when(trace.scroll:above(p.threshold)):near(1)
      expect(trace.opacity):when(trace.scroll:below(p.threshold)):near(0)
    end,
    ["is hidden at rest"] = function(trace, _, expect)
      expect(trace.opacity):starts_at(0)
      expect(trace.state.isShown):starts_at(false)
    end,
    ["writes once where the threshold is crossed"] = function(trace, p, expect)
      if trace.sweep == "linear" and trace.maxScroll > p.threshold then
        expect(trace.state.writes):ends_at(2)
      end
    end,
  },
}
