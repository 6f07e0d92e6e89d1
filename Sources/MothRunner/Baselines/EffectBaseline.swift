internal import MothDiagnostics
internal import MothScript

/// The baselines of one effect through a run: compares its units, and writes what is to be written.
struct EffectBaseline {
  private let effect: ScriptSource
  private let path: String
  private let options: BaselineOptions
  /// Whether units that were not run may exist all the same.
  private let isNarrowed: Bool
  private var file = BaselineFile()
  /// The text that was read; nil if there is no file.
  private var text: String?
  /// Why nothing can be compared.
  private var problem: Diagnostic?
  private var ran: Set<String> = []
  private var changes = Changes()

  /// What is written, in numbers.
  private struct Changes {
    var added = 0
    var changed = 0
    var removed = 0

    var any: Bool { added + changed + removed > 0 }
  }

  /// Reads the baselines of an effect; nil if the plugin has none and none are to be made.
  init?(
    of effect: ScriptSource,
    in plugin: Plugin,
    _ options: BaselineOptions,
    isNarrowed: Bool
  ) {
    let location = BaselineFolder(plugin)
    let begins = !location.isRefused && [.all, .missing].contains(options.update)
    guard begins || location.isAsked(for: effect) else { return nil }
    self.effect = effect
    self.options = options
    self.isNarrowed = isNarrowed
    path = location.path(of: effect)
    guard location.isInside else {
      problem = .wrongBaseline(
        path,
        line: nil,
        message: "it lies outside its plugin's folder",
        help: nil
      )
      return
    }
    read(location)
  }

  private mutating func read(_ location: BaselineFolder) {
    guard WholeFile.isThere(path) else { return }
    let read = location.file(at: path)
    guard let source = read.file else {
      problem = read.problem
      return
    }
    do throws(BaselineReader.Problem) {
      file = try BaselineReader.read(source)
      text = source.text
    } catch {
      // With 'all' of everything there is nothing to keep.
      if options.update == .all, !isNarrowed {
        text = source.text
      } else {
        problem = .wrongBaseline(path, line: error.line, message: error.message, help: error.help)
      }
    }
  }

  /// Compares a unit, or takes it over; what is to be reported it comes back.
  mutating func take(_ unit: UnitResult) -> [Diagnostic] {
    let name = VisibleText.escaped(unit.name)
    ran.insert(name)
    guard problem == nil, let found = unit.baseline else { return [] }
    guard let stored = file.units[name] else {
      guard options.update == .none else {
        file.units[name] = found
        changes.added += 1
        return []
      }
      return [.missingBaseline(of: name, in: effect, path, severity: severityOfMissing)]
    }
    switch options.update {
    case .none, .missing:
      return differences(stored, found: found, unit: unit).map {
        $0.baselineAt(path, line: file.lines[name])
      }
    case .changed:
      if differences(stored, found: found, unit: unit).isEmpty { return [] }
    case .all:
      if stored.lines == found.lines { return [] }
    }
    file.units[name] = found
    changes.changed += 1
    return []
  }

  /// In a run narrowed by hand something is tried out.
  private var severityOfMissing: Severity {
    options.requiresAll ? .error : isNarrowed ? .note : .warning
  }

  private func differences(
    _ stored: BaselineUnit,
    found: BaselineUnit,
    unit: UnitResult
  ) -> [Diagnostic] {
    BaselineComparison(
      stored,
      found: found,
      unit: unit,
      effectPath: effect.path,
      tolerances: options.tolerances
    )
    .differences
  }

  /// Writes what is to be written, and says what is after the units.
  ///
  /// `isWhole` says that the effect was run wherever the run has it.
  mutating func finish(isWhole: Bool) -> [Diagnostic] {
    if let problem { return [problem] }
    let stale = isWhole && !isNarrowed ? staleNames : []
    switch options.update {
    case .none, .missing:
      return write() + (stale.isEmpty ? [] : [.staleBaselines(stale, path: path)])
    case .all, .changed:
      for name in stale { file.units[name] = nil }
      changes.removed = stale.count
      return write()
    }
  }

  /// The units of the file that were not run although units of the same sweep and setting were:
  /// their device is gone.
  private var staleNames: [String] {
    let ways = Set(ran.map(UnitWay.init))
    return file.units.keys.filter { !ran.contains($0) && ways.contains(UnitWay($0)) }
      .sorted(by: BaselineFile.isBefore)
  }

  private func write() -> [Diagnostic] {
    guard options.update == .all || changes.any else { return [] }
    let new = file.units.isEmpty ? nil : file.text
    guard new != text else { return [] }
    do throws(WholeFile.Problem) {
      if let new { try WholeFile.write(new, to: path) } else { try WholeFile.remove(path) }
    } catch {
      return [.unwrittenBaseline(path, reason: error.reason)]
    }
    let counts = [
      (changes.added, "added"), (changes.changed, "changed"), (changes.removed, "removed"),
    ]
    let reported = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return [.writtenBaseline(path, what: reported.isEmpty ? "in another form" : reported)]
  }
}

/// A unit's name without its device: how it is run.
private struct UnitWay: Hashable {
  private let text: Substring

  init(_ name: String) {
    text = name.drop { $0 != "," }
  }
}
