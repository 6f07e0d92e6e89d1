--- Case A36, the part that is a side effect: an animation started in each evaluation.
return moth.effect {
  api = 1,
  visualEffect = function(content)
    return content:scaleEffect(0.5, "bottom"):animation("easeInOut")
  end,
}
