--- Cards of 240 points, 20 points apart, each with a backdrop and an icon in its middle.
return moth.scene {
  api = 1,
  ScrollView {
    LazyVStack {
      spacing = 20,
      ForEach(10, function()
        return ZStack {
          Rectangle():target("backdrop"),
          Circle():frame { width = 60, height = 60 }
            :frame { maxWidth = math.huge, maxHeight = math.huge }:target("icon"),
        }:frame { height = 240 }:clipShape(RoundedRectangle { cornerRadius = 20 })
      end),
    }:padding(16),
  }:coordinateSpace("feed"),
}
