--- Posters of 225 x 350 points, 8 points apart, in a container of 393 - 165 = 228 points.
return moth.scene {
  api = 1,
  ScrollView {
    axes = "horizontal",
    LazyHStack {
      spacing = 8,
      ForEach(8, function()
        return Rectangle():frame { width = 225, height = 350 }:target("poster")
      end),
    },
  }:safeAreaPadding { horizontal = 82.5 },
}
