package import MothDiagnostics

extension Sweep {
  /// Reads a sweep; it is nil if anything is wrong, all of which is reported.
  package static func decode(
    _ file: SourceFile
  ) -> (sweep: Sweep?, diagnostics: [Diagnostic]) {
    let kind = DocumentKind(name: "the sweep", id: "invalid-sweep")
    let decoded = StrictReader.decode(file, as: kind, by: Sweep.init)
    return (decoded.result, decoded.diagnostics)
  }

  private init?(_ fields: ObjectReader<JSONValue>) {
    let name = fields.required("name")?
      .string(as: "in kebab case, such as 'two-flicks'", where: \.isKebabCase)
    let summary = fields.required("summary")?.nonemptyString()
    // What steps take means nothing beside it.
    let plan =
      fields["linear"].map { $0.object(LinearSweep.init).map(Plan.linear) }
      ?? GestureSweep(fields).map(Plan.gesture)
    guard let name, let summary, let plan else { return nil }
    self.init(name: name, summary: summary, plan: plan)
  }
}

extension LinearSweep {
  /// There and back at constant speed: `{"speed": 1000, "overscroll": 100}`, each with its default.
  fileprivate init?(_ fields: ObjectReader<JSONValue>) {
    let standard = LinearSweep()
    self.init(
      speed: fields["speed"]?.number(in: 1...100_000) ?? standard.speed,
      overscroll: fields["overscroll"]?.number(in: 0...10_000) ?? standard.overscroll
    )
  }
}

extension GestureSweep {
  fileprivate init?(_ fields: ObjectReader<JSONValue>) {
    fields.require(oneOf: "steps", "linear")
    let steps = fields["steps"]?.array(count: 1...Self.maximumSteps) { $0.object(GestureStep.init) }
    let rate: Deceleration.Rate? = fields["rate"]?.choice()
    let limit: ScrollTargetBehavior.Limit? = fields["limit"]?.choice()
    let behavior: ScrollTargetBehavior.Name? = fields["behavior"]?.choice()
    let clock: FrameClock? = fields["clock"]?.choice()
    guard let steps else { return nil }
    self.init(
      steps,
      rate: rate ?? .normal,
      behavior: behavior.map { ScrollTargetBehavior($0, limit: limit ?? .automatic) },
      clock: clock ?? .even
    )
  }
}

extension ScrollTargetBehavior {
  fileprivate init(_ name: Name, limit: Limit) {
    switch name {
    case .automatic: self = .automatic
    case .paging: self = .paging
    case .viewAligned: self = .viewAligned(limit: limit)
    }
  }

  /// The names of the behaviours in files and scripts.
  package enum Name: String, Sendable, CaseIterable {
    /// Where the motion ends by itself.
    case automatic
    /// At a whole page.
    case paging
    /// At one of the views of the scroll target layout.
    case viewAligned
  }
}

extension GestureStep {
  /// The longest time a step of a file may take, in seconds.
  package static let maximumSeconds = 60.0

  /// Reads a step: `{"do": "drag", "distance": 250, "seconds": 0.12}`.
  fileprivate init?(_ fields: ObjectReader<JSONValue>) {
    let kind: Kind? = fields.required("do")?.choice()
    guard let kind else {
      fields.acceptAnyKey()
      return nil
    }
    let time = 0...Self.maximumSeconds
    let step: GestureStep? =
      switch kind {
      case .hold: fields.required("seconds")?.number(in: time).map { .hold(seconds: $0) }
      case .wait: fields.required("seconds")?.number(in: time).map { .wait(seconds: $0) }
      case .drag: Self.drag(fields)
      case .lift: .lift(caughtAfter: fields["caughtAfter"]?.number(in: time))
      case .jump: fields.required("to")?.number(in: 0...1).map { .jump(to: $0) }
      case .scroll: Self.scroll(fields)
      }
    guard let step else { return nil }
    self = step
  }

  private static func drag(_ fields: ObjectReader<JSONValue>) -> GestureStep? {
    let unit: Unit? = fields["unit"].map { $0.choice() } ?? .points
    let distance = fields.required("distance")
    let seconds = fields.required("seconds")?.number(in: 0.001...maximumSeconds)
    guard let unit, let distance = distance?.number(in: unit.range), let seconds else { return nil }
    return switch unit {
    case .points: .drag(.points(distance), seconds: seconds)
    case .viewports: .drag(.viewports(distance), seconds: seconds)
    case .extents: .drag(.extents(distance), seconds: seconds)
    }
  }

  private static func scroll(_ fields: ObjectReader<JSONValue>) -> GestureStep? {
    let animation = fields["animation"]?
      .choice(of: Animation.named.map { ($0.name, $0.animation) })
    return fields.required("to")?.number(in: 0...1).map { .scroll(to: $0, animation ?? .default) }
  }

  private enum Unit: String, CaseIterable {
    case points
    case viewports
    case extents

    /// How far one step may drag.
    var range: ClosedRange<Double> {
      switch self {
      case .points: -10_000...10_000
      case .viewports: -100...100
      case .extents: -1...1
      }
    }
  }

  private enum Kind: String, CaseIterable {
    case hold
    case drag
    case lift
    case wait
    case jump
    case scroll
  }
}
