--- B27: a width less two margins is -32 points before the container is known.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  scrollState = {
    of = function(scroll) return scroll.containerSize.width end,
    action = function(state, _, width) state.width = width end,
    initial = { width = 0 },
    owner = "header",
    layout = { header = function(state) return { width = state.width - 2 * 16 } end },
  },
}
