--- Case A07: a pile of notifications. Those below the first are held in its place, a little lower,
--- smaller and fainter each.
local function clamp(value, high) return math.min(math.max(value, 0), high) end

return moth.effect {
  api = 1,
  parameters = {
    itemHeight = { default = 80, min = 1, unit = "points" },
    shown = { default = 3, min = 1, max = 10, summary = "notifications that can be seen" },
  },
  visualEffect = function(content, geometry, _, p)
    local top = geometry:frame("scrollView").minY
    local place = top / p.itemHeight
    local held = top < 0 and 0 or -top + clamp(8 * place, 16)
    return content
      :opacity(1 - clamp(place / p.shown, 1))
      :scaleEffect(1 - clamp(0.08 * place, 0.16), "bottom")
      :offset(0, held)
  end,
}
