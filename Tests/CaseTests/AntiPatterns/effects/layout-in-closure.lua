--- Lays out in the closure.
return moth.effect {
  api = 1,
  scene = "list",
  target = "card",
  visualEffect = function(content)
    return content:frame(100, 100):padding(8)
  end,
}
