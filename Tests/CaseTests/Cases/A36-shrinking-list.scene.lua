--- A list that begins 150 points below the window's top: 59 of insets and 91 of header.
return moth.scene {
  api = 1,
  VStack {
    spacing = 0,
    Color("header"):frame { height = 91 },
    ScrollView {
      VStack {
        spacing = 0,
        ForEach(20, function() return Rectangle():frame { height = 100 }:target("row") end),
      }:padding { top = 25 },
    }:coordinateSpace("list"),
  },
}
