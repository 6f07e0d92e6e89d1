--- A photo that is higher than its container.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 0,
      Rectangle():frame { height = 600 },
      Rectangle():frame { height = 900 }:target("photo"),
      Rectangle():frame { height = 600 },
    },
  },
}
