--- A shelf in a page.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 0,
      ScrollView {
        axes = "horizontal",
        HStack {
          spacing = 0,
          ForEach(10, function()
            return Rectangle():frame { width = 200, height = 200 }:target("card")
          end),
        },
      },
      Rectangle():frame { height = 2000 },
    },
  },
}
