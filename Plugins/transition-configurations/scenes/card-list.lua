local function card(index)
  return RoundedRectangle { cornerRadius = 20 }
    :frame { height = 200 }
    :overlay(Text("Card " .. index + 1, { fontSize = 22 }):padding(16), "bottomLeading")
    :interactive()
    :target("card")
end

--- Twenty cards of 200 points below each other.
return moth.scene {
  api = 1,
  ScrollView {
    LazyVStack { spacing = 16, ForEach(20, card) }:padding { horizontal = 16 },
  },
}
