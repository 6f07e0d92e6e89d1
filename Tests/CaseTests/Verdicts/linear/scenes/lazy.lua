--- A lazy page whose content has a height of its own.
return moth.scene {
  api = 1,
  ScrollView {
    LazyVStack {
      spacing = 0,
      Rectangle():frame { height = 40 }:target("content"),
      Rectangle():frame { height = 300 },
    },
  }
    :target("screen"),
}
