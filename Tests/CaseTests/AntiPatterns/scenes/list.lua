--- Cards with text that take taps under a shelf of covers, and a bar over all.
return moth.scene {
  api = 1,
  ScrollView {
    LazyVStack {
      spacing = 16,
      ScrollView {
        axes = "horizontal",
        HStack {
          ForEach(10, function()
            return Rectangle():frame { width = 120, height = 120 }:target("cover")
          end),
        },
      },
      ForEach(8, function(index)
        return RoundedRectangle { cornerRadius = 12 }
          :frame { height = 200 }
          :overlay(Text("Legal copy " .. index):text())
          :interactive()
          :target("card")
      end),
    },
  }
    :overlay(Rectangle():frame { height = 44 }:interactive():target("bar"), "top")
    :target("screen"),
}
