local heroHeight, barHeight = 320, 44

local hero = Image { width = 1200, height = 1200 }
  :resizable()
  :scaledToFit()
  :frame { maxWidth = math.huge, height = heroHeight }

local function track(index)
  return HStack {
    spacing = 12,
    Text(tostring(index + 1)),
    Text("Track"),
    Spacer(),
    Text("3:41"),
  }:frame { height = 44 }:padding { horizontal = 16 }
end

local function button()
  return Circle():frame { width = 36, height = 36 }:interactive()
end

-- Decorative, as in the app it takes no taps: even invisible, the strip would swallow the drags
-- between the buttons.
local backdrop = Rectangle()
  :ignoresSafeArea("top")
  :decorative()
  :target("backdrop")

-- It is in front of the scroll view, not in it: its own frame never moves.
local bar = HStack { spacing = 8, button(), Spacer(), button(), button() }
  :padding { horizontal = 16 }
  :frame { height = barHeight }
  :background(backdrop)
  :target("bar")

--- An album's page under a floating bar with three buttons.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 0,
      hero,
      Text("Album", { fontSize = 28 }):padding(12),
      Text("Artist"):padding { bottom = 12 },
      ForEach(40, track),
    },
  }:overlay(bar, "top"):target("screen"),
}
