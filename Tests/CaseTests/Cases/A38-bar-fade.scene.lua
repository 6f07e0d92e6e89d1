--- A hero picture and text under a bar that lies over the scroll view.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 0,
      Image { width = 393, height = 400 },
      ForEach(30, function() return Rectangle():frame { height = 60 } end),
    },
  }:ignoresSafeArea("top"):overlay(Rectangle():frame { height = 44 }:target("bar"), "top"),
}
