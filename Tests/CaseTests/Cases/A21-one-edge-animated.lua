--- Case A21: rows spring in from the side at the bottom edge only. The opacity of 2 is the
--- original's.
return moth.effect {
  api = 1,
  scrollTransition = {
    topLeading = moth.identity,
    bottomTrailing = moth.animated { animation = "bouncy" },
    effect = function(content, phase)
      local below = phase.name == "bottomTrailing"
      return content:offset(below and 100 or 0, 0):opacity(below and 0 or 2)
    end,
  },
}
