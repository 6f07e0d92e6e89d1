--- B02: the container's height is kept and made the content's least height.
return moth.effect {
  api = 1,
  scene = "lazy",
  target = "content",
  scrollState = {
    of = function(scroll) return scroll.containerSize.height end,
    action = function(state, _, height) state.height = height end,
    initial = { height = 0 },
    layout = { content = function(state) return { minHeight = state.height } end },
  },
}
