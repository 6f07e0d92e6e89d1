-- luacheck's settings for the bundled plugins; `luacheck Plugins` from the repository's root.
std = "lua54"
max_line_length = 100
read_globals = { "moth" }

-- The views that scenes are made of.
files["Plugins/*/scenes"] = {
  read_globals = {
    "ScrollView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "Section", "Group", "ForEach", "Rectangle", "RoundedRectangle", "Circle",
    "Capsule", "Ellipse", "Color", "Image", "Text", "Spacer",
  },
}
