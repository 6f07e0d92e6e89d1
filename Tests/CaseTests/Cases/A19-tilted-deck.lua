--- Case A19: a deck of cards that lean in every phase, larger after and smaller ahead.
local scales = { topLeading = 1.1, identity = 1, bottomTrailing = 0.6 }

return moth.effect {
  api = 1,
  scrollTransition = {
    configuration = moth.interactive { threshold = moth.visible(2), animation = "smooth" },
    effect = function(content, phase)
      return content
        :rotation3DEffect(-12, 0, 1, 0, "center", 0, 0.8)
        :scaleEffect(scales[phase.name], "leading")
    end,
  },
}
