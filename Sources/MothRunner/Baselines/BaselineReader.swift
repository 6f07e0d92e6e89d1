internal import MothDiagnostics

/// Reads the text of a baseline file line by line.
struct BaselineReader {
  /// Why a text is no baseline file.
  struct Problem: Error {
    /// The line, from 1.
    var line: Int
    /// What is wrong there.
    var message: String
    /// How to fix it, where there is a better one than to rewrite the file.
    var help: String?
  }

  private var line = 0
  private var names: [String] = []
  private var body: BaselineBody?
  private var units: [String: BaselineUnit] = [:]
  private var lines: [String: Int] = [:]
  /// How many ranges are kept so far.
  private var rangeCount = 0

  /// How many ranges a file may have: what takes a few letters to write could fill the memory.
  private static let mostRanges = 4_000_000

  /// Reads a whole file.
  static func read(_ file: SourceFile) throws(Problem) -> BaselineFile {
    var reader = BaselineReader()
    for number in 1...file.lineCount {
      reader.line = number
      let text = Substring(file.line(number) ?? "")
      guard number > 1 else {
        try reader.takeHead(text)
        continue
      }
      if text == BaselineFile.end {
        try reader.endEntry()
        guard (number + 1...file.lineCount + 1).allSatisfy({ (file.line($0) ?? "").isEmpty }) else {
          throw reader.problem("nothing may follow '\(BaselineFile.end)'")
        }
        return BaselineFile(units: reader.units, lines: reader.lines)
      }
      try reader.take(text)
    }
    throw reader.problem("the file ends before its last line, '\(BaselineFile.end)'")
  }

  private func problem(_ message: String, help: String? = nil) -> Problem {
    Problem(line: line, message: message, help: help)
  }

  private func takeHead(_ text: Substring) throws(Problem) {
    try refuseConflict(text)
    guard text.hasPrefix(BaselineFile.head + " "),
      let version = Int(text.dropFirst(BaselineFile.head.count + 1))
    else { throw problem("the first line must be '\(BaselineFile.head) \(BaselineFile.version)'") }
    guard version == BaselineFile.version else {
      throw problem(
        "the file is of form \(version); this version of moth reads \(BaselineFile.version)",
        help: version > BaselineFile.version
          ? "use the version of moth that wrote it, or a newer one" : nil
      )
    }
  }

  /// Markers that git leaves where two changes meet (git-merge, CONFLICT PRESENTATION).
  private func refuseConflict(_ text: Substring) throws(Problem) {
    let markers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
    guard markers.contains(where: text.hasPrefix) else { return }
    throw problem(
      "a merge conflict is not resolved",
      help: "take either side, then rewrite it with '--update-baselines all'"
    )
  }

  private mutating func take(_ text: Substring) throws(Problem) {
    try refuseConflict(text)
    if text.allSatisfy({ $0 == " " }) { return }
    if text.hasPrefix("unit ") {
      if body != nil { try endEntry() }
      let name = String(text.dropFirst(5))
      if let earlier = lines[name] {
        throw problem("'\(name)' is already in line \(earlier)")
      }
      lines[name] = line
      names.append(name)
      return
    }
    guard text.hasPrefix("  "), !names.isEmpty else {
      throw problem("a line must be 'unit NAME', or be indented below one")
    }
    var body = body ?? BaselineBody()
    if let message = body.take(text.drop { $0 == " " }) { throw problem(message) }
    self.body = body
  }

  private mutating func endEntry() throws(Problem) {
    guard let last = names.last else { return }
    let body = body ?? BaselineBody()
    guard body.rangeCount <= Self.mostRanges - rangeCount else {
      throw problem("there are more than \(Self.mostRanges) ranges up to here")
    }
    rangeCount += body.rangeCount
    switch body.unit {
    case .success(let unit):
      for name in names { units[name] = unit }
    case .failure(let missing):
      throw Problem(line: lines[last] ?? line, message: "'\(last)' has no \(missing.what)")
    }
    names = []
    self.body = nil
  }
}
