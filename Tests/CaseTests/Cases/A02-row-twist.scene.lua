--- Rows of 40 points in a reader that fills the safe area.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 0,
      ForEach(50, function() return Rectangle():frame { height = 40 }:target("row") end),
    },
  }:coordinateSpace("reader"),
}
