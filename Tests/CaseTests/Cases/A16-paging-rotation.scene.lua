--- Pages as wide as the container, 12 points apart, in margins of 24 points.
return moth.scene {
  api = 1,
  ScrollView {
    axes = "horizontal",
    LazyHStack {
      spacing = 12,
      ForEach(5, function()
        return RoundedRectangle { cornerRadius = 24 }
          :frame { height = 500 }
          :containerRelativeFrame("horizontal")
          :target("page")
      end),
    },
  }:contentMargins(24),
}
