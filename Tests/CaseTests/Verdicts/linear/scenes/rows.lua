--- Rows that take taps.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 16,
      ForEach(20, function()
        return Rectangle():frame { height = 100 }:interactive():target("row")
      end),
    },
  },
}
