--- The next page is asked for when less than 300 points are left to scroll, or when none are.
return moth.effect {
  api = 1,
  scene = "first-page",
  parameters = {
    lead = { default = 300, min = 0, max = 5000, unit = "points",
      summary = "Left below when the next page is asked for." },
  },
  scrollState = {
    of = function(scroll, _, p)
      local height = scroll.contentSize.height
      local scrolled = scroll.contentOffset.y + scroll.contentInsets.top
      -- Of a geometry of zeros the distance alone would be true, and a short feed, for which it is
      -- true at the first layout as well, would never get its second page.
      return height > 0 and height - scrolled - scroll.containerSize.height < p.lead
    end,
    action = function(state, _, isNearBottom)
      if isNearBottom then state.pages = state.pages + 1 end
    end,
    initial = { pages = 1 },
    owner = "feed",
  },
}
