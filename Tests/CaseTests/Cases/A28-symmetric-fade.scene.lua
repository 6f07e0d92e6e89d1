--- Rows of 145 points in a scroll view that has 16 points of padding outside.
return moth.scene {
  api = 1,
  ScrollView {
    LazyVStack {
      ForEach(20, function() return Rectangle():frame { height = 145 }:target("row") end),
    },
  }:padding(16),
}
