import Foundation

extension Sweep: Decodable {
  /// Reads a sweep from the text of a JSON file.
  ///
  /// Unknown and missing keys, and numbers outside of their ranges, are errors.
  package init(json: some Sequence<UInt8>) throws(DataFileError) {
    do {
      self = try JSONDecoder().decode(Sweep.self, from: Data(json))
    } catch let error as DataFileError {
      throw error
    } catch let error as DecodingError {
      throw DataFileError(error)
    } catch {
      throw DataFileError(path: "", message: "not valid JSON")
    }
  }

  /// Reads a sweep from a decoder.
  package init(from decoder: any Decoder) throws {
    let fields = try StrictFields(
      decoder,
      required: ["name", "summary"],
      optional: ["linear", "steps", "rate", "behavior", "limit", "clock"]
    )
    name = try fields.string("name", "in kebab case, such as 'two-flicks'") { $0.isKebabCase }
    summary = try fields.string("summary", "not empty") { !$0.isEmpty }
    guard fields.has("linear") != fields.has("steps") else {
      throw fields.complaint("must be there, or else 'linear'", at: "steps")
    }
    if fields.has("linear") {
      // What steps take means nothing beside it.
      _ = try StrictFields(decoder, required: ["name", "summary", "linear"])
      plan = .linear(try Self.linear(fields))
      return
    }
    let steps: [GestureStep] = try fields.value("steps")
    guard (1...GestureSweep.maximumSteps).contains(steps.count) else {
      let message = "must hold 1 to \(GestureSweep.maximumSteps) steps; got \(steps.count)"
      throw fields.complaint(message, at: "steps")
    }
    plan = .gesture(
      GestureSweep(
        steps,
        rate: fields.has("rate") ? try fields.choice("rate") : .normal,
        behavior: try Self.behavior(fields),
        clock: fields.has("clock") ? try fields.choice("clock") : .even
      )
    )
  }

  /// There and back at constant speed: `{"speed": 1000, "overscroll": 100}`, each with its default.
  private static func linear(_ fields: StrictFields) throws -> LinearSweep {
    let linear = try fields.object("linear", required: [], optional: ["speed", "overscroll"])
    let standard = LinearSweep()
    return LinearSweep(
      speed: linear.has("speed") ? try linear.number("speed", in: 1...100_000) : standard.speed,
      overscroll: linear.has("overscroll")
        ? try linear.number("overscroll", in: 0...10_000) : standard.overscroll
    )
  }

  private static func behavior(_ fields: StrictFields) throws -> ScrollTargetBehavior? {
    let limit: ScrollTargetBehavior.Limit =
      fields.has("limit") ? try fields.choice("limit") : .automatic
    guard fields.has("behavior") else { return nil }
    let name: ScrollTargetBehavior.Name = try fields.choice("behavior")
    switch name {
    case .automatic: return .automatic
    case .paging: return .paging
    case .viewAligned: return .viewAligned(limit: limit)
    }
  }
}

extension ScrollTargetBehavior {
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

extension GestureStep: Decodable {
  /// The longest time a step of a file may take, in seconds.
  package static let maximumSeconds = 60.0

  /// Reads a step from a decoder: `{"do": "drag", "distance": 250, "seconds": 0.12}`.
  package init(from decoder: any Decoder) throws {
    let all = ["seconds", "distance", "unit", "caughtAfter", "to", "animation"]
    let kind: Kind = try StrictFields(decoder, required: ["do"], optional: all).choice("do")
    let fields = try StrictFields(
      decoder,
      required: ["do"] + kind.required,
      optional: kind.optional
    )
    let time = 0...Self.maximumSeconds
    switch kind {
    case .hold: self = .hold(seconds: try fields.number("seconds", in: time))
    case .wait: self = .wait(seconds: try fields.number("seconds", in: time))
    case .drag:
      self = .drag(
        try Self.distance(fields),
        seconds: try fields.number("seconds", in: 0.001...60)
      )
    case .lift:
      self = .lift(
        caughtAfter: fields.has("caughtAfter") ? try fields.number("caughtAfter", in: time) : nil
      )
    case .jump: self = .jump(to: try fields.number("to", in: 0...1))
    case .scroll:
      self = .scroll(to: try fields.number("to", in: 0...1), try Self.animation(fields))
    }
  }

  private static func distance(_ fields: StrictFields) throws -> Distance {
    let unit: Unit = fields.has("unit") ? try fields.choice("unit") : .points
    switch unit {
    case .points: return .points(try fields.number("distance", in: -10_000...10_000))
    case .viewports: return .viewports(try fields.number("distance", in: -100...100))
    case .extents: return .extents(try fields.number("distance", in: -1...1))
    }
  }

  private static func animation(_ fields: StrictFields) throws -> Animation {
    guard fields.has("animation") else { return .default }
    let names = Animation.named.map(\.name)
    let name = try fields.string("animation", "one of \(names.joined(separator: ", "))") {
      names.contains($0)
    }
    return Animation(named: name) ?? .default
  }

  private enum Unit: String, CaseIterable {
    case points
    case viewports
    case extents
  }

  private enum Kind: String, CaseIterable {
    case hold
    case drag
    case lift
    case wait
    case jump
    case scroll

    var required: [String] {
      switch self {
      case .hold, .wait: ["seconds"]
      case .drag: ["distance", "seconds"]
      case .lift: []
      case .jump, .scroll: ["to"]
      }
    }

    var optional: [String] {
      switch self {
      case .drag: ["unit"]
      case .lift: ["caughtAfter"]
      case .scroll: ["animation"]
      case .hold, .wait, .jump: []
      }
    }
  }
}
