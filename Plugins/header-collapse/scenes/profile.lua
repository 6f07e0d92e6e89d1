local title = Text("Profile", { fontSize = 34 }):target("title")

-- In front of the scroll view: its frame stays, and only state can bring the scroll to it.
local header = HStack {
  spacing = 8,
  title,
  Spacer(),
  Circle():frame { width = 36, height = 36 }:interactive(),
}
  :padding { horizontal = 16 }
  :frame { height = 56 }
  :background(Rectangle():ignoresSafeArea("top"):decorative())
  :target("header")

local function row(index)
  return HStack {
    spacing = 12,
    RoundedRectangle { cornerRadius = 8 }:frame { width = 48, height = 48 },
    Text("Post " .. index + 1),
    Spacer(),
  }:frame { height = 64 }:padding { horizontal = 16 }
end

--- A profile: posts that scroll under a header with a large title.
return moth.scene {
  api = 1,
  ScrollView {
    LazyVStack { spacing = 0, ForEach(60, row) }:padding { top = 56 },
  }:overlay(header, "top"):target("page"),
}
