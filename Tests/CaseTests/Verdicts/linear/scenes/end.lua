--- A page whose last view comes near the end.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 0,
      Rectangle():frame { height = 950 },
      Rectangle():frame { height = 100 }:target("item"),
    },
  },
}
