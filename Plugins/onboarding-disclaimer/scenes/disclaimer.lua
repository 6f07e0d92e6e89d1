-- 257 characters of 7.5 points: two lines on a Mac or a large iPad, six on a phone.
local paragraph = "The plans in this app are suggestions and no medical advice. Ask a doctor "
  .. "before you start to train, above all if you are injured, ill or pregnant. Stop at once and "
  .. "seek help if you feel pain, become dizzy or are short of breath. You train at your own "
  .. "risk."

local copy = VStack {
  alignment = "leading",
  spacing = 16,
  ForEach(8, function() return Text(paragraph, { fontSize = 15 }):text() end),
}:padding(16)

local accept = HStack {
  spacing = 8,
  Text("I have read this"),
  Spacer(),
  Capsule():frame { width = 51, height = 31 }:interactive(),
}
  :padding { horizontal = 16 }
  :frame { height = 60 }
  :target("accept")

--- A step of an onboarding: legal copy that scrolls under the status bar, over a toggle.
return moth.scene {
  api = 1,
  VStack {
    spacing = 0,
    ScrollView { copy },
    accept,
  }:target("step"),
}
