internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry

extension Rule {
  static let opensGap = Rule(
    Explanation(
      id: "opens-gap",
      summary: "a clipped view moves so far that what is behind it shows in the clip",
      reason: "A picture can only slide as far as it is larger than what clips it. Beyond that "
        + "the clip shows the background: a bar at the edge of the card.",
      help: "Limit the movement to the hidden part on that side (for a picture of 1.4 times "
        + "the card's height, 0.2 of the height), or make the picture larger."
    ),
    topic: .visibility,
    level: .error,
    decides:
      "Judged are each clip around a target that does not move with it, and each picture or "
      + "shape of the target that fills the clip in the layout. The part of the clip that the "
      + "figure leaves uncovered, divided by the clip's length, must not be more than `distance`.",
    thresholds: [distance],
    sources: [
      "https://soarias.com/swiftui/how-to-build-parallax-scroll/ (its backdrop has no slack)",
      "Moth's own choice: a point, for pixels are rounded",
    ],
    bad: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:offset(0, env.reduceMotion and 0 or -top * 0.4)
        """,
        line: 2,
        scene: card(height: 200),
        target: "picture"
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:scaleEffect(env.reduceMotion and 1 or math.min(1, math.max(0.8, 1 + top / 500)))
        """,
        line: 2,
        scene: card(height: 200),
        target: "picture"
      ),
    ],
    good: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:offset(0, env.reduceMotion and 0 or math.min(math.max(-top * 0.3, 0), 40))
        """,
        scene: card(height: 280),
        target: "picture"
      ),
      Example(
        """
        local top = geometry:frame("scrollView").minY
        return content:scaleEffect(env.reduceMotion and 1 or math.max(1, 1 + top / 500))
        """,
        scene: card(height: 200),
        target: "picture"
      ),
    ],
    unit: { unit, rule in
      let worst = unit.facts.watched.compactMap { target, samples in
        unit.gap(of: target, samples, over: rule[distance])
      }.max { $0.points < $1.points }
      guard let worst else { return [] }
      return [
        rule.finding(
          "'\(unit.context.target)' leaves a gap of \(NumberText.fixed(worst.points, decimals: 1)) pt "
            + "in its clip of \(NumberText.short(worst.clip.width)) x "
            + "\(NumberText.short(worst.clip.height)) pt \(worst.side)",
          at: unit.indexOfFirstMovingElement
        )
        .at(unit.context.moment(target: worst.target, sample: worst.sample))
      ]
    }
  )

  private static let distance = Threshold(
    "distance",
    value: 1,
    unit: "points",
    summary: "how wide a gap may be"
  )

  /// A picture in a card of 200 points that clips it.
  private static func card(height: Int) -> String {
    """
    local picture = Image { width = 600, height = 600 }
      :resizable():scaledToFill():frame { height = \(height) }:clipped():target("picture")

    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          picture:frame { height = 200 }:clipped(),
          ForEach(12, function() return Rectangle():frame { height = 100 } end),
        },
      },
    }

    """
  }
}

/// What a figure leaves uncovered of a clip.
private struct Gap {
  var target: Int
  var sample: Int
  /// How wide the gap is, in points.
  var points: Double
  /// The size of the clip.
  var clip: Size
  /// `at the top`, or nothing if it is not along one side.
  var side: String
}

extension ValidatedUnit {
  /// The widest gap of a target in some of its samples, if it is wider than a limit.
  fileprivate func gap(of target: Int, _ samples: [Int], over limit: Double) -> Gap? {
    var worst: Gap?
    for sample in samples {
      guard let picture = Picture(self, sample: context.sweepSample(of: target, sample)) else {
        return worst
      }
      for (clip, frame) in picture.clips(around: target) where frame.width > 0 {
        let laidOut = picture.backdrops(of: target, in: clip, .none)
        let drawn = picture.backdrops(of: target, in: clip, .effect)
        for (before, now) in zip(laidOut, drawn) where frame.height > 0 {
          guard picture.bare(frame, figure: before).drawn < 0.5 else { continue }
          let bare = picture.bare(frame, figure: now)
          let side = side(of: frame, bare.bounds)
          let points = bare.visible / (side.isAcross ? frame.width : frame.height)
          guard points > worst?.points ?? limit else { continue }
          worst = Gap(
            target: target,
            sample: sample,
            points: points,
            clip: frame.size,
            side: side.name
          )
        }
      }
    }
    return worst
  }

  /// The side of a clip along which a bare stretch of it lies.
  private func side(of clip: Rect, _ bare: Rect?) -> (name: String, isAcross: Bool) {
    guard let bare else { return ("", true) }
    let sides = [
      ("at the top", true, bare.maxY - clip.minY), ("at the bottom", true, clip.maxY - bare.minY),
      ("at the left", false, bare.maxX - clip.minX), ("at the right", false, clip.maxX - bare.minX),
    ]
    // The side to which the bare part is nearest; the first of those that are equally near.
    let nearest = sides.min { $0.2 < $1.2 }
    return nearest.map { ($0.0, $0.1) } ?? ("", true)
  }
}
