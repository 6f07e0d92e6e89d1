internal import MothDiagnostics

/// Compares a unit with what its baseline says.
struct BaselineComparison {
  private let stored: BaselineUnit
  private let found: BaselineUnit
  private let unit: UnitResult
  private let effectPath: String
  private let tolerances: BaselineTolerances
  private let base: Base

  /// What a unit is compared with.
  enum Base: String {
    /// The file beside the plugin.
    case file = "the baseline"
    /// The same unit before a script was saved.
    case lastRound = "before"
  }

  /// Compares what was found in a unit of the effect at this path with what is stored.
  init(
    _ stored: BaselineUnit,
    found: BaselineUnit,
    unit: UnitResult,
    effectPath: String,
    tolerances: BaselineTolerances,
    with base: Base = .file
  ) {
    self.base = base
    self.stored = stored
    self.found = found
    self.unit = unit
    self.effectPath = effectPath
    self.tolerances = tolerances
  }

  /// A diagnostic for each thing that differs: where the samples, the views or the chain do, for
  /// these alone.
  var differences: [Diagnostic] {
    let structure = differencesOfStructure
    guard structure.isEmpty else { return structure }
    let time = curve("time", kind: .seconds, stored: stored.time, found: found.time)
    let scroll = curve("scroll", kind: .points, stored: stored.scroll, found: found.scroll)
    return [time, scroll].compactMap(\.self) + differencesOfState
      + zip(stored.arguments, found.arguments).compactMap { stored, found in
        let kind = found.kind ?? .argument
        return curve(
          found.name,
          kind: kind,
          stored: stored.curve,
          found: found.curve,
          location: found.location
        )
          ?? range(stored, found: found, kind: kind)
      }
  }

  // MARK: - What a unit is made of

  private var differencesOfStructure: [Diagnostic] {
    let parts: [(name: String, stored: String, found: String)] = [
      ("scene", stored.scene, found.scene),
      ("target", stored.target, found.target),
      ("samples", "\(stored.samples)", "\(found.samples)"),
      ("views", stored.viewsText, found.viewsText),
      ("chain", stored.chainText, found.chainText),
      (
        "arguments", stored.arguments.map(\.name).joined(separator: ", "),
        found.arguments.map(\.name).joined(separator: ", ")
      ),
    ]
    return parts.filter { $0.stored != $0.found }.map { part in
      differs(part.name, found: part.found, stored: part.stored, at: nil)
        .note("sweep \(unit.sweep) on \(unit.device); what depends on it was not compared")
    }
  }

  private var differencesOfState: [Diagnostic] {
    let counts = zip(stored.stateTexts, found.stateTexts)
    return zip(BaselineUnit.State.names, counts).filter { $0.1.0 != $0.1.1 }.map { name, counts in
      differs(name, found: counts.1, stored: counts.0, at: nil)
        .note("sweep \(unit.sweep) on \(unit.device)")
    }
  }

  // MARK: - Numbers

  private func curve(
    _ name: String,
    kind: BaselineKind,
    stored: ReducedCurve,
    found: ReducedCurve,
    location: SourceLocation? = nil
  ) -> Diagnostic? {
    let tolerance = tolerances[kind]
    let difference = CurveDifference(
      stored,
      found: found,
      samples: self.found.samples,
      tolerance: tolerance
    )
    guard let difference else { return nil }
    let text = { self.text($0, kind: kind) }
    let (first, worst) = (difference.first, difference.worst)
    let isArgument = location != nil
    let allowed = "\(NumberText.exact(tolerance))\(kind.suffix)"
    return differs(
      name,
      found: text(difference.found[worst]),
      stored: text(difference.stored[worst]),
      at: location
    )
    .at(moment(sample: worst, view: isArgument ? self.found.curveView : nil))
    .note(
      "first in \(self.moment(sample: first, view: nil).whenText): "
        + "\(text(difference.found[first])) and not \(text(difference.stored[first])); "
        + "\(difference.count) of \(self.found.samples) samples of sweep \(unit.sweep) differ by more "
        + "than \(allowed)"
    )
    .note(
      DifferencePlot(
        difference,
        name: name,
        kind: kind,
        times: times,
        offsets: offsets,
        with: base.rawValue
      )
      .text
    )
  }

  private func range(
    _ stored: BaselineUnit.Argument,
    found: BaselineUnit.Argument,
    kind: BaselineKind
  ) -> Diagnostic? {
    let tolerance = tolerances[kind]
    var worst: (distance: Double, view: Int, end: RangeEnd)?
    for (view, ranges) in zip(stored.ranges, found.ranges).enumerated() {
      for end in RangeEnd.of(ranges.0, found: ranges.1)
      where end.distance > max(tolerance * (1 + 1e-6), worst?.distance ?? 0) {
        worst = (end.distance, view, end)
      }
    }
    guard let worst else { return nil }
    let text = { self.text($0, kind: kind) }
    let diagnostic = differs(
      found.name,
      found: text(worst.end.found),
      stored: text(worst.end.stored),
      at: found.location
    )
    let end =
      "this is the \(worst.end.name) of view \(worst.view) in sweep \(unit.sweep), which may "
      + "differ by \(NumberText.exact(tolerance))\(kind.suffix)"
    return
      (worst.end.sample.map { diagnostic.at(moment(sample: $0, view: worst.view)) } ?? diagnostic)
      .note(end)
  }

  private func text(_ value: Double?, kind: BaselineKind) -> String {
    guard let value else { return "no value" }
    let number = NumberText.fixed(value, decimals: tolerances.decimals(of: kind))
    return value.isFinite ? number + kind.suffix : number
  }

  private var times: [Double?] { found.time.values(count: found.samples) }
  private var offsets: [Double?] { found.scroll.values(count: found.samples) }

  private func differs(
    _ name: String,
    found: String,
    stored: String,
    at location: SourceLocation?
  ) -> Diagnostic {
    let location = location ?? SourceLocation(path: effectPath)
    return switch base {
    case .file:
      .error(
        "baseline-differs",
        message: "'\(name)' is \(found) where the baseline has \(stored)",
        at: location
      )
    case .lastRound:
      Diagnostic(
        id: "curve-changed",
        severity: .note,
        message: "'\(name)' is \(found) where it was \(stored) before",
        location: location
      )
    }
  }

  private func moment(sample: Int, view: Int?) -> Moment {
    let index = view.flatMap { view in
      found.viewIndices.flatMap { $0.indices.contains(view) ? $0[view] : nil }
    }
    return Moment(
      device: unit.device,
      target: unit.target.isEmpty || view == nil ? nil : unit.target,
      index: index,
      reduceMotion: unit.reduceMotion,
      sample: sample,
      time: times[sample].flatMap { $0.isFinite ? $0 : nil },
      offset: offsets[sample].flatMap { $0.isFinite ? $0 : nil }
    )
  }
}

/// The lowest or the highest value of a view, stored and found.
private struct RangeEnd {
  var name: String
  var stored: Double?
  var found: Double?
  var sample: Int?

  var distance: Double {
    guard let stored, let found else { return stored == nil && found == nil ? 0 : .infinity }
    return abs(found - stored)
  }

  static func of(_ stored: BaselineUnit.Range?, found: BaselineUnit.Range?) -> [RangeEnd] {
    [
      RangeEnd(
        name: "lowest value",
        stored: stored?.low,
        found: found?.low,
        sample: found?.lowSample
      ),
      RangeEnd(
        name: "highest value",
        stored: stored?.high,
        found: found?.high,
        sample: found?.highSample
      ),
    ]
  }
}

extension Moment {
  /// Its sample, with time and offset: `sample 3 (0.03 s, offset 3.3 pt)`.
  fileprivate var whenText: String {
    let parts = [
      time.map { "\(NumberText.fixed($0, decimals: 2)) s" },
      offset.map { "offset \(NumberText.fixed($0, decimals: 1)) pt" },
    ].compactMap(\.self)
    return "sample \(sample)" + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }
}

extension BaselineUnit {
  fileprivate var viewsText: String { views > 1 ? "\(views) (curves of \(curveView))" : "\(views)" }

  fileprivate var chainText: String { chain.isEmpty ? "empty" : chain }

  fileprivate var stateTexts: [String] {
    state.map { $0.counts.map(String.init) } ?? State.names.map { _ in "none" }
  }
}
