internal import MothDiagnostics

extension BaselineUnit {
  /// The lines of the unit in a file, without its name.
  var lines: [String] {
    var lines = ["scene \(scene)"]
    if !target.isEmpty { lines.append("target \(target)") }
    lines.append("samples \(samples)")
    lines += Self.lines("time", words: time.words)
    lines += Self.lines("scroll", words: scroll.words)
    lines.append(views > 1 ? "views \(views), curves of \(curveView)" : "views \(views)")
    lines.append(chain.isEmpty ? "chain" : "chain \(chain)")
    if let state { lines.append("state \(state.words.joined(separator: " "))") }
    if let seen, seen != [0...samples - 1] {
      lines += Self.lines("seen", words: seen.map { "\($0.lowerBound)-\($0.upperBound)" })
    }
    for (index, argument) in arguments.enumerated() {
      let same = arguments[..<index].first { $0.hasValues(of: argument) }
      lines += argument.lines(of: self, sameAs: same)
    }
    return lines.map { "  \($0)" }
  }

  /// Words after a key, on as many lines as they need.
  fileprivate static func lines(_ key: String, words: [String]) -> [String] {
    var lines: [String] = []
    var line = key
    for word in words {
      if line.utf8.count > key.utf8.count, line.utf8.count + 1 + word.utf8.count > longestLine {
        lines.append(line)
        line = key
      }
      line += " " + word
    }
    return lines + [line]
  }

  /// As long as a line of ours may be, less what is before it.
  private static var longestLine: Int { 96 }
}

extension BaselineUnit.State {
  /// The names of the counts in their order.
  static let names = ["transformRuns", "actions", "writes", "rebuiltViews"]

  /// The counts in their order.
  var counts: [Int] { [transformRuns, actions, writes, rebuiltViews] }

  fileprivate var words: [String] { zip(Self.names, counts).map { "\($0) \($1)" } }

  /// Reads the text after `state`.
  init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard words.count == 2 * Self.names.count else { return nil }
    var counts: [Int] = []
    for (index, name) in Self.names.enumerated() {
      guard words[2 * index] == name, let count = Int(words[2 * index + 1]),
        Count.range.contains(count)
      else { return nil }
      counts.append(count)
    }
    self.init(
      transformRuns: counts[0],
      actions: counts[1],
      writes: counts[2],
      rebuiltViews: counts[3]
    )
  }
}

extension BaselineUnit.Argument {
  /// The range over all views; nil if none has a finite value.
  var range: BaselineUnit.Range? {
    let known = ranges.compactMap(\.self)
    guard let low = known.map(\.low).min(), let high = known.map(\.high).max() else { return nil }
    return BaselineUnit.Range(low: low, high: high)
  }

  fileprivate func lines(of unit: BaselineUnit, sameAs other: Self?) -> [String] {
    let range = BaselineUnit.Range.text(range)
    let views = BaselineUnit.Range.words(ranges)
    var lines = ["argument \(name) \(range)"]
    if views.count > 1 { lines += BaselineUnit.lines("ranges", words: views).map { "  \($0)" } }
    guard !isConstant(in: unit.seen ?? []) else { return lines }
    if let other { return ["argument \(name) as \(other.name)"] }
    return lines + BaselineUnit.lines("curve", words: curve.words).map { "  \($0)" }
  }

  /// Whether both have the same ranges and the same curve.
  fileprivate func hasValues(of other: Self) -> Bool {
    curve.words == other.curve.words
      && ranges.map(BaselineUnit.Range.text) == other.ranges.map(BaselineUnit.Range.text)
  }

  /// Whether the curve has the same finite value in all samples that it has, as its range says
  /// then.
  private func isConstant(in samples: [ClosedRange<Int>]) -> Bool {
    guard let range, range.low == range.high else { return false }
    return curve.words == ReducedCurve(constant: range.low, in: samples).words
  }
}

extension BaselineUnit.Range {
  /// `low..high`, one number where both are the same, `none` if there is none.
  static func text(_ range: Self?) -> String {
    guard let range else { return "none" }
    let low = range.low.baselineText
    return range.low == range.high ? low : "\(low)..\(range.high.baselineText)"
  }

  /// The texts of the views' ranges; views that follow each other with the same one are counted.
  fileprivate static func words(_ ranges: [Self?]) -> [String] {
    var words: [(text: String, count: Int)] = []
    for text in ranges.map(text) {
      if words.last?.text == text {
        words[words.count - 1].count += 1
      } else {
        words.append((text, 1))
      }
    }
    return words.map { $0.count == 1 ? $0.text : "\($0.text)*\($0.count)" }
  }

  /// Reads the ranges of so many views; nil if a word is none, or there are not as many.
  static func read(_ words: some Sequence<Substring>, views: Int) -> [Self?]? {
    var ranges: [Self?] = []
    for word in words {
      let parts = word.split(separator: "*", omittingEmptySubsequences: false)
      let count = parts.count == 1 ? 1 : parts.count == 2 ? Int(parts[1]) ?? 0 : 0
      guard (1...max(1, views)).contains(count), let range = read(parts[0]) else { return nil }
      ranges += Array(repeating: range.range, count: count)
    }
    return ranges.count == views ? ranges : nil
  }

  /// Reads one range, which may be none; nil if the text is neither.
  static func read(_ text: Substring) -> (range: Self?, ())? {
    if text == "none" { return (nil, ()) }
    let dots = text.firstRange(of: "..")
    let first = dots.map { text[..<$0.lowerBound] } ?? text
    let last = dots.map { text[$0.upperBound...] } ?? text
    guard let low = Double(first), let high = Double(last), low.isFinite, high.isFinite, low <= high
    else { return nil }
    return (Self(low: low, high: high), ())
  }
}
