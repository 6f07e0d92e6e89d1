--- A pinned title in 16 points of padding; its background reaches up under the status bar.
return moth.scene {
  api = 1,
  ScrollView {
    LazyVStack {
      spacing = 10,
      pinnedViews = "sectionHeaders",
      Section {
        header = Text("Lifts"):frame { maxWidth = math.huge, height = 50 }:background(
          Rectangle():target("background"):padding { top = -15 - 59, horizontal = -15 }
        ),
        ForEach(30, function() return Rectangle():frame { height = 80 } end),
      },
    }:padding(16),
  },
}
