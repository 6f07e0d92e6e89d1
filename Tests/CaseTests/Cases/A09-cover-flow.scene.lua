--- Covers of 280 x 180 points that overlap by 120, the first in the middle of 393 points.
return moth.scene {
  api = 1,
  ScrollView {
    axes = "horizontal",
    HStack {
      spacing = -120,
      ForEach(8, function()
        return RoundedRectangle { cornerRadius = 12 }
          :frame { width = 280, height = 180 }
          :target("cover")
      end),
    }:padding { horizontal = (393 - 280) / 2 },
  },
}
