local cardHeight = 220

-- 1.4 times the card's height, with its upper side at the card's: 88 points are hidden below.
local artwork = Image { width = 600, height = 600 }
  :resizable()
  :scaledToFill()
  :frame { height = 1.4 * cardHeight }
  :clipped()
  :decorative()
  :target("artwork")

local card = artwork
  :frame { height = cardHeight, alignment = "top" }
  :clipped()
  :overlay(Text("Album of the week"):padding(16), "bottomLeading")
  :interactive()
  :target("card")

local function row(index)
  return HStack {
    spacing = 12,
    Rectangle():frame { width = 64, height = 64 },
    VStack {
      alignment = "leading",
      spacing = 4,
      Text("Album " .. index + 1),
      Text("Artist", { fontSize = 13 }),
    },
    Spacer(),
  }
end

--- A music app's home screen: a featured card at the very top, over sixty albums.
return moth.scene {
  api = 1,
  ScrollView {
    LazyVStack { alignment = "leading", spacing = 16, card, ForEach(60, row) }
      :padding { horizontal = 16 },
  }:target("screen"),
}
