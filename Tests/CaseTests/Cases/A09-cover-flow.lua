--- Case A09: covers turn from one side to the other on their way through the container.
local function clamp(value, high) return math.min(math.max(value, 0), high) end

return moth.effect {
  api = 1,
  parameters = {
    rotation = { default = 60, min = 0, max = 180, unit = "degrees" },
  },
  visualEffect = function(content, geometry, _, p)
    local bounds = geometry:bounds("scrollView")
    local width = bounds and bounds.width or 0
    local progress = clamp(geometry:frame("scrollView").midX / width, 1)
    local turn = clamp(p.rotation, 90)
    return content:rotation3DEffect(turn - 2 * turn * progress, 0, 1, 0)
  end,
}
