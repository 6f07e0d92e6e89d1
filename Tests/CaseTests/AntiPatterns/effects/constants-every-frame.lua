--- Computes in every frame what never changes.
return moth.effect {
  api = 1,
  scene = "list",
  target = "card",
  visualEffect = function(content)
    local list = {}
    for i = 1, 200 do list[i] = string.format("%03d", i) end
    table.sort(list)
    return content:opacity(1 - math.min(#table.concat(list) / 6000, 0.5) * 0)
  end,
}
