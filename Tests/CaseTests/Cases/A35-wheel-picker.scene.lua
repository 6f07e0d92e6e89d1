--- Rows of 40 points in a picker of 200.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 0,
      ForEach(20, function() return Rectangle():frame { height = 40 }:target("row") end),
    },
  }:frame { height = 200 }:coordinateSpace("picker"),
}
