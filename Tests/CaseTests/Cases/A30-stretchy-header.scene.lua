--- A header of 300 points under the status bar, and rows below it.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 0,
      Image { width = 600, height = 600 }:resizable():frame { height = 300 }:target("header"),
      ForEach(20, function() return Rectangle():frame { height = 60 } end),
    },
  }:ignoresSafeArea("top"),
}
