local cardHeight = 220

-- 1.4 times the card's height hides 44 points above and below, more than the artwork slides.
local artwork = Image { width = 600, height = 600 }
  :resizable()
  :scaledToFill()
  :frame { height = 1.4 * cardHeight }
  :clipped()
  :decorative()
  :target("artwork")

local card = artwork
  :frame { height = cardHeight }
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

-- Heading and spacing are as high as the hidden part, so that the artwork's upper side, 44 points
-- above the card's, rests at the scroll view's: all wirings then see the same distance.

--- A music app's home screen: a featured card over sixty albums.
return moth.scene {
  api = 1,
  ScrollView {
    LazyVStack {
      alignment = "leading",
      spacing = 16,
      Text("Featured", { fontSize = 22 }):frame { height = 28 },
      card,
      ForEach(60, row),
    }:padding { horizontal = 16 },
  }:target("screen"),
}
