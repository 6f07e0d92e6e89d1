--- A flow of cards without space between them, beside a sidebar of 320 points.
return moth.scene {
  api = 1,
  HStack {
    spacing = 0,
    Color("sidebar"):frame { width = 320 },
    ScrollView {
      axes = "horizontal",
      LazyHStack {
        spacing = 0,
        ForEach(10, function()
          return RoundedRectangle { cornerRadius = 16 }
            :frame { width = 200, height = 200 }
            :target("card")
        end),
      },
    },
  },
}
