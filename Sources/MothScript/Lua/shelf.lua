--- A horizontal shelf of 12 cards of 160 by 220 points.
return moth.scene {
  api = 1,
  ScrollView {
    axes = "horizontal",
    LazyHStack {
      spacing = 16,
      ForEach(12, function()
        return RoundedRectangle { cornerRadius = 20 }
          :frame { width = 160, height = 220 }
          :target("card")
      end),
    }:padding { horizontal = 16 },
  },
}
