import MothTestSupport
import Testing

/// A call says what its arguments are; see docs/STYLE.md.
@Suite struct LabelTests {
  /// Functions that may have more, each with its reason.
  static let exceptions = [
    "Tests/StyleTests/LabelTests.swift: init?": "the example of the test below"
  ]

  @Test func `a function has at most one parameter without a label`() throws {
    var all = 0
    var found: [String] = []
    for folder in ["Sources", "Tests", "Fuzzing", "Benchmarks"] {
      for path in try Repository.files(in: folder, "swift") {
        for signature in Signatures(try Repository.text(path)).found {
          all += 1
          if signature.unlabelledCount > 1 { found.append("\(path): \(signature.name)") }
        }
      }
    }
    // So that a change of form that hides the functions from this test is noticed.
    #expect(all > 2_500)
    #expect(found.filter { Self.exceptions[$0] == nil } == [])
    #expect(Set(Self.exceptions.keys).subtracting(found) == [], "no longer needed")
  }

  @Test func `parameters are counted up to the closing parenthesis, also on lines of their own`() {
    let text = """
      func one(_ a: (Int, Int) -> Int = { $0 + $1 }, b: Int)
        init?(
          _ a: [Int: (_ x: Int) -> Int],
          _ b: Int,
          c d: Int
        ) {
      let value = one(_: 3)
      """
    #expect(
      Signatures(text).found == [
        FoundSignature(name: "func one", unlabelledCount: 1),
        FoundSignature(name: "init?", unlabelledCount: 2),
      ]
    )
  }
}

/// A function or initializer, with how many of its parameters have no label.
struct FoundSignature: Equatable {
  var name: String
  var unlabelledCount: Int
}

/// The functions and initializers that a formatted Swift file declares; operators are left out.
struct Signatures {
  private(set) var found: [FoundSignature] = []

  init(_ text: String) {
    let form = #/^ *(?:[@\w():]+ )*?(func \w+|init[?!]?|subscript)(?:<[^>(]*>)?\(/#
      .anchorsMatchLineEndings()
    for match in text.matches(of: form) {
      let parameters = Self.parameters(text[match.range.upperBound...])
      found.append(
        FoundSignature(
          name: String(match.output.1),
          unlabelledCount: parameters.count { $0.trimmingPrefix(#/\s*/#).hasPrefix("_ ") }
        )
      )
    }
  }

  /// The parameters up to the parenthesis that closes them.
  private static func parameters(_ text: Substring) -> [Substring] {
    var depth = 0
    var parameters: [Substring] = []
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "[", "{": depth += 1
      case ")" where depth == 0: return parameters + [text[start..<index]]
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        parameters.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parameters
  }
}
