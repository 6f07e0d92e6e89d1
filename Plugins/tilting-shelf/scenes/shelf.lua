local function cover(index)
  return RoundedRectangle { cornerRadius = 12 }
    :frame { width = 160, height = 160 }
    :overlay(Text("Poster " .. index + 1))
    :interactive()
    :target("cover")
end

local covers = LazyHStack { spacing = 16, ForEach(20, cover) }
  :padding { horizontal = 16 }

--- A shelf of posters under its heading.
return moth.scene {
  api = 1,
  VStack {
    alignment = "leading",
    spacing = 12,
    Text("New this week", { fontSize = 22 }):padding { horizontal = 16 },
    ScrollView { axes = "horizontal", covers }:frame { height = 160 },
    Spacer(),
  },
}
