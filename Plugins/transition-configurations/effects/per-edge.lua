--- Cards fade with the finger at the top, and by themselves, as a spring, at the bottom.
return moth.effect {
  api = 1,
  scene = "card-list",
  target = "card",
  scrollTransition = {
    topLeading = moth.interactive(),
    bottomTrailing = moth.animated { animation = "smooth" },
    effect = function(content, phase) return content:opacity(phase.isIdentity and 1 or 0) end,
  },
}
