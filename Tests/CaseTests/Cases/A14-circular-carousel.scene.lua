--- Cards of 220 x 150 points at the trailing side, the first in the middle of 759 points.
return moth.scene {
  api = 1,
  ScrollView {
    LazyVStack {
      alignment = "trailing",
      spacing = 0,
      ForEach(12, function()
        return RoundedRectangle { cornerRadius = 20 }
          :frame { width = 220, height = 150 }
          :target("card")
      end),
    },
  }:safeAreaPadding { vertical = 759 / 2 - 75 },
}
