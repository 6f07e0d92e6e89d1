--- A large title and a small one at the same place, over a page.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 0,
      ZStack {
        Rectangle():frame { height = 100 }:target("title"),
        Rectangle():frame { height = 100 }:target("title"),
      },
      Rectangle():frame { height = 2400 },
    },
  },
}
