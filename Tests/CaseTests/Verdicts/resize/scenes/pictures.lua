--- Three pictures over text and a view, over more text.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 0,
      ForEach(3, function() return Image { width = 300, height = 300 } end),
      Text(string.rep("word ", 300)),
      Rectangle():frame { height = 200 }:target("item"),
      Rectangle():frame { height = 2000 },
    },
  },
}
