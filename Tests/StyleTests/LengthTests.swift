import MothTestSupport
import Testing

/// How long files and functions may be; see style.md, SHAPE.
@Suite struct LengthTests {
  static let fileLimit = 400
  static let functionLimit = 60

  /// Functions that may be longer, each with its reason.
  static let longFunctions = [
    "Sources/MothScript/Host/ScriptFault+Explanation.swift: var explanation":
      "an exhaustive switch with the text of each kind"
  ]

  /// Files that are longer, each with its reason.
  static let longFiles: [String: String] = [:]

  @Test func `no file is longer than its limit`() throws {
    let paths =
      try Repository.files(in: "Sources", "swift", "c", "h", "lua")
      + Repository.files(in: "Tests", "swift") + Repository.files(in: "Plugins", "lua")
    let long = try paths.compactMap { path in
      // A text that ends in a line end has an empty piece after it.
      let count = try Repository.lines(path).count - 1
      return count > Self.fileLimit ? path : nil
    }
    #expect(long.filter { Self.longFiles[$0] == nil } == [])
    #expect(Set(Self.longFiles.keys).subtracting(long) == [], "no longer needed")
  }

  @Test func `no function is longer than its limit`() throws {
    let swift = try
      (Repository.files(in: "Sources", "swift") + Repository.files(in: "Tests", "swift"))
      .flatMap { path in try SwiftFunctions(Repository.lines(path)).found.map { (path, $0) } }
    let cFunctions = try Repository.files(in: "Sources", "c")
      .flatMap { path in try CFunctions(Repository.lines(path)).found.map { (path, $0) } }
    // So that a change of form that hides the functions from this test is noticed.
    #expect(swift.count > 500)
    #expect(cFunctions.count > 50)
    let long = (swift + cFunctions).filter { $0.1.length > Self.functionLimit }
      .map { "\($0): \($1.name)" }
    #expect(long.filter { Self.longFunctions[$0] == nil } == [])
    #expect(Set(Self.longFunctions.keys).subtracting(long) == [], "no longer needed")
  }

  @Test func `the length of a Swift function is counted from its name to its closing brace`() {
    let lines = ["  func short() {", "    one()", "  }", "  init(", "    _ a: Int", "  ) {", "  }"]
    #expect(
      SwiftFunctions(lines).found == [
        FoundFunction(name: "func short", length: 3), FoundFunction(name: "init", length: 4),
      ]
    )
  }

  @Test func `the length of a C function is counted between the braces of the first column`() {
    let lines = [
      "static int one(int a,", "               int b) {", "  return 1;", "}", "int x = 1;",
    ]
    #expect(CFunctions(lines).found == [FoundFunction(name: "one", length: 4)])
  }
}

/// A function and its length in lines.
struct FoundFunction: Equatable {
  var name: String
  var length: Int
}

/// The functions of a formatted Swift file: what begins with a declaration ends at the first brace
/// in the same column.
struct SwiftFunctions {
  private(set) var found: [FoundFunction] = []

  init(_ lines: [String]) {
    let starts = lines.indices.compactMap { index in
      Self.name(lines[index]).map { (line: index, indent: Self.indent(lines[index]), name: $0) }
    }
    for (index, start) in starts.enumerated() {
      let next = starts[(index + 1)...].first { $0.indent <= start.indent }?.line ?? lines.count
      let brace = String(repeating: " ", count: start.indent) + "}"
      // A declaration without a body, or with one on its own line, has no brace before the next.
      guard let end = lines[start.line..<next].firstIndex(of: brace) else { continue }
      found.append(FoundFunction(name: start.name, length: end - start.line + 1))
    }
  }

  private static func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  private static func name(_ line: String) -> String? {
    let words = line.split(separator: " ")
    guard
      let index = words.firstIndex(where: { word in
        ["func", "var", "init", "deinit", "subscript"].contains(word.prefix { $0.isLetter })
      }),
      // Only attributes and modifiers may be before: no call, no comment.
      words[..<index].allSatisfy({ $0.allSatisfy { $0.isLetter || "@()".contains($0) } })
    else { return nil }
    let keyword = words[index].prefix { $0.isLetter }
    guard ["func", "var"].contains(keyword) else { return String(keyword) }
    guard words[index] == keyword, index + 1 < words.count else { return nil }
    return "\(keyword) \(words[index + 1].prefix { !"(<:".contains($0) })"
  }
}

/// The functions of a C file, whose braces are in the first column.
struct CFunctions {
  private(set) var found: [FoundFunction] = []

  init(_ lines: [String]) {
    var start: Int?
    for (index, line) in lines.enumerated() {
      if line.first?.isLetter ?? false, line.contains("("), !line.hasPrefix("typedef") {
        start = index
      }
      guard line == "}", let begin = start else { continue }
      let name = lines[begin].firstMatch(of: /(\w+)\(/).map { String($0.output.1) } ?? ""
      found.append(FoundFunction(name: name, length: index - begin + 1))
      start = nil
    }
  }
}
