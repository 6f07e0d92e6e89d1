--- A pager of pages that scroll down, each with a header.
return moth.scene {
  api = 1,
  ScrollView {
    axes = "horizontal",
    HStack {
      spacing = 0,
      ForEach(3, function()
        return ScrollView {
          VStack {
            spacing = 0,
            Rectangle():frame { height = 120 }:target("header"),
            ForEach(20, function() return Rectangle():frame { height = 80 } end),
          },
        }:containerRelativeFrame("horizontal")
      end),
    },
  },
}
