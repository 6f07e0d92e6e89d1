-- The record lies 10 points inside its sleeve. It carries no information, and takes no taps.
local disc = Circle()
  :overlay(Circle():frame { width = 100, height = 100 })
  :padding(10)
  :decorative()
  :target("disc")

-- The cover decides the size, and is not clipped. A phone has 16 points beside it, and that is all
-- the room the record has; on wider screens the cover stops growing at 560 points.
local sleeve = Image { width = 1200, height = 1200 }
  :resizable()
  :scaledToFit()
  :frame { maxWidth = 560 }
  :background(disc)
  :padding { horizontal = 16 }

local function track(index)
  return HStack {
    spacing = 12,
    Text(tostring(index + 1)),
    Text("Track"),
    Spacer(),
    Text("3:41"),
  }:frame { height = 44 }:padding { horizontal = 16 }
end

--- An album's page: the cover as wide as the screen allows, over the list of tracks.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 0,
      sleeve,
      Text("Album", { fontSize = 28 }):padding(12),
      Text("Artist"):padding { bottom = 12 },
      ForEach(28, track),
    },
  },
}
