--- Cards of 100 points, 4 points apart.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 4,
      ForEach(20, function()
        return RoundedRectangle { cornerRadius = 12 }:frame { height = 100 }:target("card")
      end),
    },
  }:padding { horizontal = 10 },
}
