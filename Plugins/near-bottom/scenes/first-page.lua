local function row(index)
  return Text("Row " .. index)
    :frame { maxWidth = math.huge, height = 50 }
end

--- A feed's first page of 24 rows. On a large iPad it does not fill the screen.
return moth.scene {
  api = 1,
  ScrollView {
    LazyVStack { spacing = 0, ForEach(24, row) },
  }:target("feed"),
}
