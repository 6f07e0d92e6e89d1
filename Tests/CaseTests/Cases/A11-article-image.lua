--- Case A11: a picture in an article moves up by at most its slack, or 35 % of its height.
return moth.effect {
  api = 1,
  parameters = { slack = { default = 100, min = 0, unit = "points" } },
  visualEffect = function(content, geometry, _, p)
    local reach = math.min(p.slack, 0.35 * geometry.size.height)
    local place = geometry:frame("scrollView").minY / geometry:bounds("scrollView").height
    return content:offset(0, -reach * math.min(math.max(place, 0), 1))
  end,
}
