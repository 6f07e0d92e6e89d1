--- Every way to choose, and names that Swift does not allow.
return moth.effect {
  api = 1,
  parameters = { limit = { default = 120, min = 0, max = 500, unit = "points" } },
  visualEffect = function(content, geometry, env, p)
    local frame = geometry:frame("scrollView")
    local bounds = geometry:bounds("scrollView")
    local passed = -frame.minY
    local isPast = passed > p.limit or passed < -p.limit
    local default = isPast and 1 or 0.5
    local x = 0
    local default = default + x
    if bounds and isPast then
      x = bounds.width / frame.width
    elseif bounds == nil then
      x = 1
    elseif not isPast and passed ~= 0 then
      local switch = passed / 10
      x = switch
    else
      do
        x = x - 3
      end
    end
    local half = bounds and (bounds.height - frame.height) / 2 or 0
    local isSame = isPast == (passed >= p.limit)
    local place = env.layoutDirection == "rightToLeft" and env.index or env.count - env.index
    local isDark = env.colorScheme ~= "light"
    local scaled = content:scaleEffect(default, isSame and 1 or 0.75, "topTrailing")
    if env.reduceMotion and not isDark then
      return scaled:offset(0, 0):blur(0, true):transformEffect(1, 0, 0, 1, 0, 0)
    end
    return scaled:offset(x, half + place):blur(math.max(0, -passed) / 100, true)
      :transformEffect(1, 0, x / 1000, 1, env.displayScale, geometry.size.width - frame.maxX)
  end,
}
