--- Cards of 100 points, 8 points apart, in 16 points of padding.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 8,
      ForEach(40, function()
        return RoundedRectangle { cornerRadius = 12 }:frame { height = 100 }:target("card")
      end),
    }:padding(16),
  },
}
