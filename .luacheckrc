-- luacheck's settings for the Lua in this repository; `luacheck Plugins Sources` from its root.
std = "lua54"
max_line_length = 100
read_globals = { "moth" }

-- The views that scenes are made of.
local views = {
  "ScrollView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid",
  "LazyHGrid", "Section", "Group", "ForEach", "Rectangle", "RoundedRectangle", "Circle",
  "Capsule", "Ellipse", "Color", "Image", "Text", "Spacer",
}
files["Plugins/*/scenes"] = { read_globals = views }
files["Sources/MothScript/Lua"] = { read_globals = views }

-- What the host puts before the prelude, and the functions in C.
files["Sources/MothScript/Lua/library.lua"] = {
  read_globals = { "host", "LIMITS", "BASE", "LIBRARIES" },
}
files["Sources/MothScript/Lua/prelude.lua"] = {
  read_globals = { "host", "library", "VIEWS", "MODIFIERS" },
}
files["Sources/MothScript/Lua/checks.lua"] = {
  read_globals = {
    "host", "library", "COLUMN_METHODS", "CONDITIONS", "NARROWINGS", "EXPECTATIONS", "PAIRWISE",
  },
}
