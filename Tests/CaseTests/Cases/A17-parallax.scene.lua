--- Pages with a picture and a label of the page's size, 16 points apart, in margins of 32 points.
return moth.scene {
  api = 1,
  ScrollView {
    axes = "horizontal",
    LazyHStack {
      spacing = 16,
      ForEach(5, function()
        return ZStack {
          Rectangle():target("image"),
          Text("Label"):frame { maxWidth = math.huge, maxHeight = math.huge }:target("label"),
        }:containerRelativeFrame("horizontal"):clipped()
      end),
    },
  }:contentMargins(32),
}
