--- Makes a bar invisible that still takes taps.
return moth.effect {
  api = 1,
  scene = "list",
  target = "bar",
  visualEffect = function(content)
    return content:opacity(0)
  end,
}
