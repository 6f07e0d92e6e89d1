--- A scroll view without height.
return moth.scene {
  api = 1,
  ScrollView { Rectangle():frame { height = 300 }:target("page") }:frame { height = 0 },
}
