local function card(index)
  return RoundedRectangle { cornerRadius = 20 }
    :frame { width = 160, height = 220 }
    :overlay(Text(tostring(index + 1), { fontSize = 28 }))
    :target("card")
end

--- Ten cards beside each other. Only a television is wide enough to show all of them.
return moth.scene {
  api = 1,
  ScrollView {
    axes = "horizontal",
    LazyHStack { spacing = 16, ForEach(10, card) },
  },
}
