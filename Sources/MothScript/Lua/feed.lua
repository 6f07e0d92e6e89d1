--- A vertical feed of 12 cards, each as wide as the screen less 16 points on both sides.
return moth.scene {
  api = 1,
  ScrollView {
    LazyVStack {
      spacing = 16,
      ForEach(12, function()
        return RoundedRectangle { cornerRadius = 20 }:frame { height = 220 }:target("card")
      end),
    }:padding { horizontal = 16 },
  },
}
