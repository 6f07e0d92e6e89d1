--- B27: the width is limited to 0.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  scrollState = {
    of = function(scroll) return scroll.containerSize.width end,
    action = function(state, _, width) state.width = width end,
    initial = { width = 0 },
    owner = "header",
    layout = { header = function(state) return { width = math.max(state.width - 2 * 16, 0) } end },
  },
}
