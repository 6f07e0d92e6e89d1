local header = Image { width = 1200, height = 900 }
  :resizable()
  :scaledToFill()
  :frame { height = 280 }
  :clipped()
  :decorative()
  :target("header")

local paragraph = "A small harbour below steep vineyards, with a footpath along the whole coast. "
  .. "Boats leave in the morning and come back with the evening sun."

--- A travel guide's page: a picture of 280 points over the text.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      alignment = "leading",
      spacing = 16,
      header,
      Text("Destination", { fontSize = 34 }):padding { horizontal = 16 },
      ForEach(40, function()
        return Text(paragraph):padding { horizontal = 16 }
      end),
    },
  },
}
