--- B14: the view has faded in as soon as all of it is visible.
return moth.effect {
  api = 1,
  scene = "end",
  target = "item",
  visualEffect = function(content, geometry, env)
    local frame = geometry:frame("scrollView")
    local shown = (geometry:bounds("scrollView").height - frame.minY) / frame.height
    return content:opacity(math.min(math.max(shown, 0), 1))
  end,
}
