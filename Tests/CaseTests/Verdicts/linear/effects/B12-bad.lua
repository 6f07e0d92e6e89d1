--- B12: the scroll's length is limited to 0, and then divided by.
return moth.effect {
  api = 1,
  scene = "shorter",
  target = "page",
  visualEffect = function(content, geometry, env)
    local length = geometry:bounds("content").height
    local space = math.max(length - geometry:bounds("scrollView").height, 0)
    local share = math.max(-geometry:frame("scrollView").minY, 0) / space
    return content:opacity(1 - share * 0.5)
  end,
}
