--- A header over a long page, under a bar.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 0,
      Rectangle():frame { height = 200 }:target("header"),
      Rectangle():frame { height = 2400 }:target("text"),
    },
  }
    :overlay(Rectangle():frame { height = 44 }:target("bar"), "top")
    :target("screen"),
}
