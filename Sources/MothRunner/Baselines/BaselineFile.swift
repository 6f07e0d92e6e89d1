internal import MothDiagnostics

/// The baselines of one effect: units by their names, as a text that a person can review.
struct BaselineFile {
  /// The units by their names.
  var units: [String: BaselineUnit] = [:]
  /// The lines of the names in the text that was read.
  private(set) var lines: [String: Int] = [:]

  /// The version of the form, which the first line says.
  static let version = 1

  /// What is before the version in the first line.
  static let head = "moth baseline"

  /// The last line: a file without it was cut short.
  static let end = "end"

  /// A file without units.
  init() {}

  /// The file with these units and lines.
  init(units: [String: BaselineUnit], lines: [String: Int]) {
    self.units = units
    self.lines = lines
  }

  /// The text: entries in the order of their first units, each with all units that are the same.
  var text: String {
    var names: [[String]: [String]] = [:]
    for (name, unit) in units { names[unit.lines, default: []].append(name) }
    let entries = names.map { lines, names in
      (names: names.sorted(by: Self.isBefore), lines: lines)
    }
    .sorted { Self.isBefore($0.names[0], right: $1.names[0]) }
    let blocks = entries.map { entry in
      (entry.names.map { "unit \($0)" } + entry.lines).joined(separator: "\n") + "\n"
    }
    return (["\(Self.head) \(Self.version)\n"] + blocks + ["\(Self.end)\n"]).joined(separator: "\n")
  }

  /// By their bytes, on any machine.
  static func isBefore(_ left: String, right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
