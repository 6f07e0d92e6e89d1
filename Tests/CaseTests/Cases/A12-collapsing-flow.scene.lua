--- Covers of 200 points, 10 points apart, the first in the middle of 393 points.
return moth.scene {
  api = 1,
  ScrollView {
    axes = "horizontal",
    HStack {
      spacing = 10,
      ForEach(10, function()
        return RoundedRectangle { cornerRadius = 20 }
          :frame { width = 200, height = 300 }
          :target("cover")
      end),
    },
  }:safeAreaPadding { horizontal = (393 - 200) / 2 },
}
