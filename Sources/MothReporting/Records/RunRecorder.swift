package import MothDiagnostics
package import MothRunner
internal import MothScript
internal import MothSimulation
internal import MothValidation

/// Turns what a run reports into records.
package struct RunRecorder {
  private let header: RunHeader
  private let otherSources: (String) -> SourceFile?
  private var plugin: Plugin?
  private var effect: EffectResult?
  private var recordedPaths: Set<String> = []
  private var counter = RecordCounter()
  private var verdict: RunVerdict
  private var plannedUnits = 0
  private var ending: RunEnding?

  /// Makes a recorder; `otherSources` finds the text of files that belong to no plugin, such as the
  /// configuration.
  package init(_ header: RunHeader, otherSources: @escaping (String) -> SourceFile?) {
    self.header = header
    self.otherSources = otherSources
    verdict = RunVerdict(evaluates: header.command == .run)
  }

  /// The records of what a run reports first.
  package mutating func start() -> [RunRecord] { counted([.run(header)]) }

  /// Gives the records of an event one by one, so that those of a large unit are not all there at
  /// once.
  package mutating func take(_ event: RunEvent, emit: (RunRecord) -> Void) {
    verdict.take(event)
    counted(records(of: event)).forEach(emit)
    if case .unit(let unit) = event {
      unit.curves?.forEachRecord { emit(.curves($0)) }
    }
  }

  /// The last record.
  package mutating func finish() -> [RunRecord] {
    [.summary(counter.finished(exitStatus: verdict.exitStatus.rawValue, ending))]
  }

  /// The exit status of what was reported so far.
  package var exitStatus: ExitStatus { verdict.exitStatus }

  private mutating func counted(_ records: [RunRecord]) -> [RunRecord] {
    records.forEach { counter.take($0) }
    return records
  }

  private mutating func records(of event: RunEvent) -> [RunRecord] {
    switch event {
    case .problems(let problems):
      return Diagnostic.limited(problems).flatMap {
        sources(of: [$0]) + [.diagnostic(DiagnosticRecord(diagnostic: $0))]
      }
    case .plan(let units):
      plannedUnits = units
      return []
    case .recorded(let outcome): return [.outcome(outcome)]
    case .ended(let ending):
      self.ending = ending
      return [.diagnostic(DiagnosticRecord(diagnostic: stopped(by: ending)))]
    case .plugin(let plugin):
      self.plugin = plugin
      let record = PluginRecord(plugin: plugin.name, scripts: plugin.scriptCount)
      return [.plugin(record)]
    case .effect(let effect):
      self.effect = effect
      return [
        .effect(
          EffectRecord(
            plugin: pluginName,
            effect: effect.name,
            path: effect.path,
            summary: effect.summary
          )
        )
      ]
    case .unit(var unit):
      unit.diagnostics = Diagnostic.limited(unit.diagnostics)
      let record = UnitRecord(unit, effect: effect, plugin: pluginName)
      return sources(of: unit.diagnostics + unit.suppressed.map(\.diagnostic)) + [.unit(record)]
    case .effectEnd(let effect):
      return records(ofEndOf: effect)
    case .test(var test):
      test.diagnostics = Diagnostic.limited(test.diagnostics)
      return sources(of: test.diagnostics) + [.test(TestRecord(test, plugin: pluginName))]
    case .pluginEnd(let problems):
      return Diagnostic.limited(problems).flatMap {
        sources(of: [$0])
          + [.diagnostic(DiagnosticRecord(plugin: pluginName, diagnostic: $0))]
      }
    }
  }

  private mutating func records(ofEndOf effect: EffectResult) -> [RunRecord] {
    let found = Diagnostic.limited(effect.diagnostics + effect.findings)
    var records = sources(of: found + effect.suppressed.map(\.diagnostic))
    records += found.map {
      .diagnostic(DiagnosticRecord(plugin: pluginName, effect: effect.name, diagnostic: $0))
    }
    records += effect.suppressed.map {
      .suppressed(
        SuppressedRecord(
          plugin: pluginName,
          effect: effect.name,
          reason: $0.reason,
          diagnostic: $0.diagnostic
        )
      )
    }
    guard !effect.printed.isEmpty else { return records }
    return records
      + [.printed(PrintedRecord(plugin: pluginName, effect: effect.name, text: effect.printed))]
  }

  /// What is said of a run that ended early.
  private func stopped(by ending: RunEnding) -> Diagnostic {
    let why =
      switch ending {
      case .interrupted: "was interrupted"
      case .terminated: "was terminated"
      case .hungUp: "lost its terminal"
      case .failures: "had as many failures as are allowed"
      }
    return Diagnostic.warning(
      "run-stopped",
      message:
        "the run \(why) after \(counter.summary.units) of \(plural(plannedUnits, of: "unit"))"
    )
    .reason("what was not run is not in this report")
  }

  private var pluginName: String { plugin?.name ?? "" }

  /// The texts of the files that diagnostics point into and that were not reported yet.
  private mutating func sources(of diagnostics: [Diagnostic]) -> [RunRecord] {
    let locations = diagnostics.flatMap { [$0.location] + $0.notes.map(\.location) }
    return locations.compactMap(\.self).compactMap { location in
      let own = plugin?.source(at: location.path)?.file
      // A file of which no line is meant, such as one outside of its plugin, is not read.
      guard own != nil || location.range != nil, recordedPaths.insert(location.path).inserted,
        let file = own ?? otherSources(location.path)
      else { return nil }
      return .source(SourceRecord(path: location.path, text: file.text))
    }
  }
}

extension TestRecord {
  fileprivate init(_ test: TestResult, plugin: String) {
    self.init(
      plugin: plugin,
      effect: test.effect,
      name: test.name,
      device: test.device,
      reduceMotion: test.reduceMotion,
      passed: test.diagnostics.isEmpty,
      diagnostics: test.diagnostics
    )
  }
}

extension UnitRecord {
  /// The record of a unit of this effect.
  init(_ unit: UnitResult, effect: EffectResult?, plugin: String) {
    self.init(
      plugin: plugin,
      effect: effect?.name ?? "",
      path: effect?.path ?? "",
      name: unit.name,
      scene: unit.scene,
      target: unit.target,
      targets: unit.targetCount,
      device: unit.device,
      orientation: unit.orientation,
      reduceMotion: unit.reduceMotion,
      layoutDirection: unit.layoutDirection,
      dynamicTypeSize: unit.dynamicTypeSize,
      parameters: Dictionary(unit.parameters.map { ($0.name, $0.value) }) { $1 },
      sweep: unit.sweep,
      samples: unit.sampleCount,
      viewSamples: unit.targetSampleCount,
      calls: unit.callCount,
      arguments: unit.columns.map { column in
        Argument(
          name: column.label,
          unit: column.unit,
          low: column.range.lowerBound,
          high: column.range.upperBound,
          informative: column.isInformative
        )
      },
      state: unit.stateCost.map(State.init),
      diagnostics: unit.diagnostics,
      suppressed: unit.suppressed.map { Allowed(reason: $0.reason, diagnostic: $0.diagnostic) }
    )
  }
}

extension UnitRecord.State {
  fileprivate init(_ cost: StateCost) {
    self.init(
      transformRuns: cost.transformRuns,
      actions: cost.actions,
      writes: cost.writes,
      bodies: cost.bodies.map {
        UnitRecord.Body(view: $0.view, evaluations: $0.evaluations, views: $0.viewCount)
      }
    )
  }
}
