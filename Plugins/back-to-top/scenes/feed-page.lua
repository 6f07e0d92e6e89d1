-- It lies over the scroll view, so that it never moves with the content.
local button = Text("Back to top")
  :padding { horizontal = 16, vertical = 8 }
  :background(Capsule())
  :padding(16)
  :interactive()
  :target("button")

local function row(index)
  return Text("Row " .. index)
    :frame { maxWidth = math.huge, height = 50 }
end

--- A feed of a hundred rows with a button in front.
return moth.scene {
  api = 1,
  ScrollView {
    LazyVStack { spacing = 0, ForEach(100, row) },
  }:overlay(button, "top"):target("page"),
}
