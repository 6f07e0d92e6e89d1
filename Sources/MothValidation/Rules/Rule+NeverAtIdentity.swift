internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothSimulation

extension Rule {
  static let neverAtIdentity = Rule(
    Explanation(
      id: "never-at-identity",
      summary: "a transition's thresholds leave no place at which the view is at identity",
      reason:
        "Where a view is longer than its container, or its threshold asks for more than all of it, "
        + "one edge's transition begins before the other one's has ended, and what both take away "
        + "adds up. The view stays faded or shrunk wherever it is.",
      help:
        "use a threshold that a long view reaches, such as moth.centered or moth.visible(0.4), or "
        + "moth.identity at one of the edges."
    ),
    topic: .transition,
    level: .warning,
    decides: "For each target the thresholds of both edges are turned into distances between the "
      + "centres of view and container. Where they add up to less than 0, no place fulfils both; "
      + "it is reported if more than 'shortfall' of the way to the edges' phases is left at best.",
    thresholds: [shortfall],
    sources: [
      "Hongtae/SwiftVVD Sources/VUI/Views/ScrollView/ScrollTransition.swift",
      "https://developer.apple.com/documentation/swiftui/scrolltransitionconfiguration/threshold",
      "Moth's own choice: the shortfall",
    ],
    bad: [
      Example(
        transition: """
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.5)
          end,
          """,
        line: 0,
        scene: poster,
        target: "poster"
      ),
      Example(
        transition: """
          configuration = moth.animated { threshold = moth.visible(0.95) },
          effect = function(content, phase)
            return content:saturation(phase.isIdentity and 1 or 0.5)
          end,
          """,
        scene: poster,
        target: "poster"
      ),
    ],
    good: [
      Example(
        transition: """
          configuration = moth.interactive { threshold = moth.visible(0.4) },
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.5)
          end,
          """,
        scene: poster,
        target: "poster"
      ),
      Example(
        transition: """
          bottomTrailing = moth.identity,
          effect = function(content, phase)
            return content:opacity(phase.isIdentity and 1 or 0.5)
          end,
          """,
        scene: poster,
        target: "poster"
      ),
    ],
    unit: { unit, rule in
      let found = unit.locatedTransitions.filter { $0.isNeverAtIdentity(by: rule[shortfall]) }
      guard let first = found.first, let containerLength = first.containerLength else { return [] }
      let (closest, sample) = first.closest ?? ("", 0)
      var diagnostic = rule.finding(
        "'\(unit.context.target)' is \(NumberText.short(first.length)) pt long in a scroll view of "
          + "\(NumberText.short(containerLength)) pt and never fully in the identity phase"
          + (closest.isEmpty ? "" : ": \(closest)"),
        at: unit.context.effect.location(
          ofKey: "configuration",
          "topLeading",
          "bottomTrailing",
          inTable: "scrollTransition"
        )
      )
      .at(unit.context.moment(target: first.target, sample: sample))
      if let needed = first.smallestContainer {
        let text = NumberText.fixed(needed, decimals: 1)
        diagnostic = diagnostic.note("the smallest scroll view in which it is has \(text) pt")
      }
      diagnostic.count = found.count
      return [diagnostic]
    }
  )

  private static let shortfall = Threshold(
    "shortfall",
    value: 0.02,
    in: 0...1,
    unit: "share",
    summary: "the part of the way to the edges' phases that may be left"
  )

  /// A poster of 1200 points, longer than the 778 points of the iPhone 17's safe area.
  private static let poster = """
    return moth.scene { api = 1,
      ScrollView { VStack {
        Rectangle():frame { height = 600 },
        Rectangle():frame { height = 1200 }:target("poster"),
        Rectangle():frame { height = 600 },
      } },
    }
    """
}

extension LocatedTransition {
  /// Whether both edges change something, no place is within both thresholds, and more than
  /// `shortfall` of the way is left at best.
  fileprivate func isNeverAtIdentity(by shortfall: Double) -> Bool {
    guard let containerLength, let room = room(in: containerLength), room < 0,
      leastShortfall(in: containerLength) > shortfall
    else { return false }
    return !columns(changedBy: .topLeading).isEmpty && !columns(changedBy: .bottomTrailing).isEmpty
  }

  /// What both edges take away at the best place.
  private func leastShortfall(in containerLength: Double) -> Double {
    let steps = 32
    let positions = (0...steps).map { (length - containerLength) * Double($0) / Double(steps) }
    return positions.map { position in
      func fraction(
        _ configuration: TransitionConfiguration,
        edge: ScrollTransitionPhase
      ) -> Double {
        configuration.fraction(
          at: edge,
          containerMin: position,
          length: length,
          containerLength: containerLength
        )
      }
      return 2 - fraction(transition.topLeading, edge: .topLeading)
        - fraction(transition.bottomTrailing, edge: .bottomTrailing)
    }
    .min() ?? 0
  }

  /// The distance, in points, that the view can move with both edges at identity; nil if an edge
  /// is configured as identity.
  private func room(in containerLength: Double) -> Double? {
    guard let first = transition.topLeading.threshold,
      let last = transition.bottomTrailing.threshold
    else { return nil }
    return first.distance(length: length, containerLength: containerLength)
      + last.distance(length: length, containerLength: containerLength)
  }

  /// The shortest container in which there is such a place; nil if none is of use.
  fileprivate var smallestContainer: Double? {
    guard let containerLength else { return nil }
    var (low, high) = (containerLength, 16 * max(length, containerLength))
    guard let room = room(in: high), room >= 0 else { return nil }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.room(in: middle) ?? -1 >= 0 { high = middle } else { low = middle }
    }
    return high
  }

  /// How near a value comes to that of the identity phase, and where.
  fileprivate var closest: (words: String, sample: Int)? {
    guard let trace = unit.evaluation.trace, let column = columns(changedBy: .topLeading).first,
      let rest = unit.closureValue(of: column, target, phase: .identity)
    else { return nil }
    let values = trace.values(target: target, column: column)
    let nearest = values.indices.min { abs(values[$0] - rest) < abs(values[$1] - rest) }
    guard let nearest else { return nil }
    let suffix = trace.shape.columns[column].column?.unit.suffix ?? ""
    return (
      "'\(trace.shape.columns[column].label)' comes no nearer to "
        + "\(NumberText.short(rest))\(suffix) "
        + "than \(NumberText.short(values[nearest]))\(suffix)",
      nearest - values.startIndex
    )
  }
}

extension TransitionConfiguration {
  fileprivate var threshold: Threshold? {
    switch self {
    case .interactive(_, let threshold, _), .animated(_, let threshold): threshold
    case .identity: nil
    }
  }
}
