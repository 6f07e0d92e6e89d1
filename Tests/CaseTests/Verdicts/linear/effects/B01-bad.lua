--- B01: a header's height follows from the content's length, which it is part of.
return moth.effect {
  api = 1,
  scene = "page",
  target = "header",
  scrollState = {
    of = function(scroll) return scroll.contentSize.height end,
    action = function(state, _, length) state.height = length / 10 end,
    initial = { height = 0 },
    layout = { header = function(state) return { height = state.height } end },
  },
}
