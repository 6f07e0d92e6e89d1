--- A page of 300 points, shorter than its container.
return moth.scene {
  api = 1,
  ScrollView {
    Rectangle():frame { height = 300 }:target("page"):coordinateSpace("content"),
  }
    :target("screen"),
}
