--- Wallpapers in cards of a 393 x 759 container, each picture 2.5 times as wide as its card.
local cardWidth, cardHeight = 393 - 60, 759 - 50

return moth.scene {
  api = 1,
  ScrollView {
    axes = "horizontal",
    HStack {
      spacing = 5,
      ForEach(5, function()
        return Rectangle()
          :frame { width = 2.5 * cardWidth, height = cardHeight }
          :target("image")
          :frame { width = cardWidth, height = cardHeight }
          :clipped()
          :coordinateSpace("card")
          :target("card")
      end),
    }:padding { horizontal = 30 },
  },
}
