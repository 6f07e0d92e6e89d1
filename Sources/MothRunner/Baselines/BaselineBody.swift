internal import MothSimulation

/// What was read of the lines below names so far.
struct BaselineBody {
  private var texts: [String: String] = [:]
  private var numbers: [String: Int] = [:]
  private var words: [String: [Substring]] = [:]
  private var curveView = 0
  private var state: BaselineUnit.State?
  private var arguments: [Argument] = []

  private struct Argument {
    var name: String
    var range: BaselineUnit.Range?
    var ranges: [Substring] = []
    var curve: [Substring] = []
    var sameAs: Substring?
  }

  /// What a unit lacks.
  struct Missing: Error {
    var what: String
  }

  /// Takes a line without the blanks before it; says what is wrong with it.
  mutating func take(_ line: Substring) -> String? {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let key = String(parts[0])
    let rest = parts.count > 1 ? parts[1] : ""
    switch key {
    case "scene", "target", "chain":
      return put(key, value: String(rest), in: \.texts)
    case "samples":
      guard let count = Int(rest), (1...SweepSamples.maximumCount).contains(count) else {
        return "'samples' takes a number from 1 on; got '\(rest)'"
      }
      return put(key, value: count, in: \.numbers)
    case "views":
      return takeViews(rest)
    case "time", "scroll", "seen":
      words[key, default: []] += rest.split(separator: " ")
      return nil
    case "state":
      guard state == nil, let read = BaselineUnit.State(rest) else {
        return "'state' takes \(BaselineUnit.State.names.joined(separator: ", ")), once"
      }
      state = read
      return nil
    default:
      return takeArgument(key, rest: rest)
    }
  }

  private mutating func put<Value>(
    _ key: String,
    value: Value,
    in values: WritableKeyPath<Self, [String: Value]>
  ) -> String? {
    guard self[keyPath: values].updateValue(value, forKey: key) == nil else {
      return "duplicate '\(key)' below its unit"
    }
    return nil
  }

  private mutating func takeViews(_ rest: Substring) -> String? {
    let parts = rest.split(separator: ", curves of ", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, (1...2).contains(numbers.count), numbers[0] >= 0,
      numbers.count == 1 ? numbers[0] <= 1 : (0..<numbers[0]).contains(numbers[1])
    else { return "'views' takes a number, and after ', curves of ' a smaller one; got '\(rest)'" }
    curveView = numbers.count == 2 ? numbers[1] : 0
    return put("views", value: numbers[0], in: \.numbers)
  }

  private mutating func takeArgument(_ key: String, rest: Substring) -> String? {
    let words = rest.split(separator: " ")
    switch key {
    case "argument" where words.count == 3 && words[1] == "as":
      arguments.append(Argument(name: String(words[0]), sameAs: words[2]))
    case "argument":
      guard words.count == 2, let read = BaselineUnit.Range.read(words[1]) else {
        return "'argument' takes a name and LOW..HIGH, or one number; got '\(rest)'"
      }
      arguments.append(Argument(name: String(words[0]), range: read.range))
    case "ranges" where !arguments.isEmpty:
      arguments[arguments.count - 1].ranges += words
    case "curve" where !arguments.isEmpty:
      arguments[arguments.count - 1].curve += words
    default:
      return "there is no '\(key)' here"
    }
    return nil
  }

  /// How many ranges the unit has: one for each view and argument.
  var rangeCount: Int {
    let (count, isTooLarge) = (numbers["views"] ?? 0).multipliedReportingOverflow(
      by: arguments.count
    )
    return isTooLarge ? .max : count
  }

  /// The unit, if everything is there and of one piece.
  var unit: Result<BaselineUnit, Missing> {
    do throws(Missing) {
      let samples = try require(numbers["samples"], what: "'samples'")
      var unit = BaselineUnit(
        scene: try require(texts["scene"], what: "'scene'"),
        target: texts["target"] ?? "",
        samples: samples,
        time: try curve(words["time"], samples: samples, what: "'time'"),
        scroll: try curve(words["scroll"], samples: samples, what: "'scroll'"),
        views: try require(numbers["views"], what: "'views'"),
        curveView: curveView,
        chain: try require(texts["chain"], what: "'chain'"),
        state: state,
        arguments: []
      )
      unit.seen = arguments.isEmpty ? nil : try seen(samples)
      for argument in arguments { unit.arguments.append(try self.argument(argument, unit: unit)) }
      return .success(unit)
    } catch {
      return .failure(error)
    }
  }

  private func require<Value>(_ value: Value?, what: String) throws(Missing) -> Value {
    guard let value else { throw Missing(what: what) }
    return value
  }

  private func curve(
    _ words: [Substring]?,
    samples: Int,
    what: String
  ) throws(Missing) -> ReducedCurve {
    let what = "\(what) of words SAMPLE:VALUE that rise and stay below its samples"
    let curve = try require(words.flatMap { ReducedCurve(words: $0) }, what: what)
    return try require(curve.lastSample ?? 0 < samples ? curve : nil, what: what)
  }

  /// The stretches after `seen`; all samples where it is missing.
  private func seen(_ samples: Int) throws(Missing) -> [ClosedRange<Int>] {
    guard let words = words["seen"] else { return [0...samples - 1] }
    var stretches: [ClosedRange<Int>] = []
    var last = -2
    for word in words {
      let ends = word.split(separator: "-").compactMap { Int($0) }
      let isRight =
        ends.count == 2 && last + 1 < ends[0] && ends[0] <= ends[1] && ends[1] < samples
      guard isRight else {
        throw Missing(what: "'seen' of words FIRST-LAST that rise and stay below its samples")
      }
      stretches.append(ends[0]...ends[1])
      last = ends[1]
    }
    return stretches
  }

  private func argument(
    _ read: Argument,
    unit: BaselineUnit
  ) throws(Missing) -> BaselineUnit.Argument {
    if let name = read.sameAs {
      var same = try require(
        unit.arguments.first { $0.name == name },
        what: "argument '\(name)' before '\(read.name)'"
      )
      same.name = read.name
      return same
    }
    let ranges =
      read.ranges.isEmpty
      ? Array(repeating: read.range, count: unit.views)
      : try require(
        BaselineUnit.Range.read(read.ranges, views: unit.views),
        what: "'ranges' of \(unit.views) views for '\(read.name)'"
      )
    let curve =
      try read.curve.isEmpty
      ? ReducedCurve(
        constant: require(
          read.range.flatMap { $0.low == $0.high ? $0.low : nil },
          what: "'curve' for '\(read.name)'"
        ),
        in: unit.seen ?? []
      ) : curve(read.curve, samples: unit.samples, what: "'curve' for '\(read.name)'")
    let argument = BaselineUnit.Argument(name: read.name, ranges: ranges, curve: curve)
    let isSame =
      BaselineUnit.Range.text(argument.range) == BaselineUnit.Range.text(read.range)
    return try require(
      isSame ? argument : nil,
      what: "range for '\(read.name)' that its views have"
    )
  }
}
