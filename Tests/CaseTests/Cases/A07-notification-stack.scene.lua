--- Notifications of 80 points that rest at the bottom of a container of 759 points.
return moth.scene {
  api = 1,
  ScrollView {
    VStack {
      spacing = 5,
      ForEach(10, function(index)
        return RoundedRectangle { cornerRadius = 20 }
          :frame { height = 80 }
          :zIndex(10 - index)
          :target("notification")
      end),
    },
  }:safeAreaPadding { top = 759 - 80 },
}
