--- A page that is exactly as long as its container.
return moth.scene {
  api = 1,
  ScrollView {
    Rectangle()
      :containerRelativeFrame("vertical")
      :target("page")
      :coordinateSpace("content"),
  },
}
