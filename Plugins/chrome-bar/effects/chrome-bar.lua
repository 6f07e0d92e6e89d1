local max, min = math.max, math.min

-- The opacity at a distance scrolled from rest: none until the hero's lower edge reaches the bar,
-- then a straight ramp up to the ceiling.
local function opacity(scrolled, p)
  if p.hero <= 0 then return 0 end
  local progress = (scrolled - (p.hero - p.bar)) / p.fade
  return min(max(progress, 0), 1) * p.ceiling
end

--- The bar's backdrop fades in over 44 points, up to 60 %, once the hero's lower edge reaches it.
return moth.effect {
  api = 1,
  scene = "album-detail",
  target = "backdrop",
  parameters = {
    hero = { default = 320, min = 0, max = 1000, unit = "points", summary = "The hero's height." },
    bar = { default = 44, min = 0, max = 200, unit = "points", summary = "The bar's height." },
    fade = { default = 44, min = 1, max = 500, unit = "points", summary = "The ramp's length." },
    ceiling = { default = 0.6, min = 0, max = 1, summary = "The opacity after the ramp." },
  },
  scrollState = {
    -- With the top inset added, 0 is at rest on every device.
    of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top end,
    action = function(state, _, scrolled, _, p)
      local new = opacity(scrolled, p)
      -- Outside of the ramp the number stays the same, and nothing is written.
      if new ~= state.opacity then state.opacity = new end
    end,
    initial = { opacity = 0 },
    effect = function(content, state) return content:opacity(state.opacity) end,
    -- The screen holds the state without reading it: only the bar's body is evaluated.
    owner = "screen",
    readers = { "bar" },
  },
}
