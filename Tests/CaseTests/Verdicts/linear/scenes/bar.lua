--- A bar above a page that is hardly longer than its container.
return moth.scene {
  api = 1,
  VStack {
    spacing = 0,
    Rectangle():frame { height = 66 }:target("bar"),
    ScrollView { Rectangle():frame { height = 760 }:target("content") },
  }
    :target("screen"),
}
