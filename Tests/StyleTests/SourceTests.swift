import Foundation
import LuaSyntax
import MothCommands
import MothDiagnostics
import MothTestSupport
import Testing

/// What sources may not hold, and what documents must.
@Suite struct SourceTests {
  /// What must not be in `Sources`, with why.
  static let forbidden: [(pattern: String, reason: String)] = [
    (#"\btry!"#, "an error would end the process"),
    (#"\bas!"#, "another type would end the process"),
    (#"\bfatalError\("#, "user input must not end the process"),
    (#"\bprint\("#, "output goes through the command's context"),
    (#"[\w)\]]!(?:[.,)\]}\s]|$)"#, "nil would end the process"),
  ]

  @Test func `sources hold nothing that ends the process or bypasses the output`() throws {
    let patterns = try Self.forbidden.map { ($0.pattern, try Regex($0.pattern)) }
    var found: [String] = []
    for path in try Repository.files(in: "Sources", "swift") {
      for (number, line) in try Repository.lines(path).enumerated() {
        let code = withoutTextAndComments(line)
        for (text, pattern) in patterns where code.contains(pattern) {
          guard !(text.contains("print") && isCommand(path, code: code)) else { continue }
          found.append("\(path):\(number + 1): \(line)")
        }
      }
    }
    #expect(found == [])
  }

  /// A command prints through its context; `print` there is that closure.
  private func isCommand(_ path: String, code: String) -> Bool {
    path.hasPrefix("Sources/MothCommands/") && !code.contains("Swift.print(")
  }

  /// The code of a line; nothing if none of the forbidden can be, which is quick to see.
  private func withoutTextAndComments(_ line: String) -> String {
    guard line.contains("!") || line.contains("print(") || line.contains("fatal") else { return "" }
    let code = line.replacing(/"(?:[^"\\]|\\.)*"/, with: "\"\"")
    return String(code.prefix(upTo: code.range(of: "//")?.lowerBound ?? code.endIndex))
  }

  @Test(arguments: [
    ("let x = try! read()", true), ("let x = y as! Int", true), ("fatalError(\"no\")", true),
    ("let x = list.first!", true), ("f(x!, y)", true), ("x[0]!.z", true), ("print(x)", true),
    ("if a != b { return !c }", false), ("let x = \"print(!) first! \"", false),
    ("let y = 1  // first! as! print(", false), ("reprint(x)", false),
  ])
  func `the scan finds what it looks for, and nothing in texts and comments`(
    line: String,
    isFound: Bool
  ) throws {
    let code = withoutTextAndComments(line)
    #expect(try Self.forbidden.contains { code.contains(try Regex($0.pattern)) } == isFound)
  }

  @Test func `every Lua file parses`() throws {
    let paths = try Repository.files(in: "Sources", "lua") + Repository.files(in: "Plugins", "lua")
    #expect(!paths.isEmpty)
    for path in paths {
      let problems = LuaParser.parse(try Repository.text(path)).problems
      #expect(problems.map { "\($0.range.start.line): \($0.message)" } == [], "\(path)")
    }
  }

  @Test func `the version has a section in the changelog`() throws {
    let changes = try Repository.lines("docs/CHANGELOG.md")
    #expect(changes.contains { $0 == "## \(Moth.version)" || $0.hasPrefix("## \(Moth.version) ") })
    #expect(changes.contains("## Unreleased"))
  }

  @Test func `a document that sources name exists`() throws {
    var missing: [String] = []
    for path in try Repository.files(in: "Sources", "swift", "c", "h", "lua") {
      for match in try Repository.text(path).matches(of: /\bdocs\/[\w.-]+\.md\b/) {
        let document = String(match.output)
        let file = Repository.root.appending(path: document)
        if !FileManager.default.fileExists(atPath: file.path) {
          missing.append("\(path): \(document)")
        }
      }
    }
    #expect(missing == [])
  }

  @Test func `a bundled plugin's manifest names its scripts, all of them and no others`() throws {
    let manifests = try Repository.files(in: "Plugins", "json").filter {
      $0.hasSuffix("/plugin.json")
    }
    #expect(!manifests.isEmpty)
    for path in manifests {
      let folder = String(path.dropLast("/plugin.json".count))
      let object = try JSONSerialization.jsonObject(with: Data(Repository.text(path).utf8))
      let manifest = try #require(object as? [String: Any])
      let named = manifest.values.compactMap { $0 as? [String] }.flatMap { $0 }
      let scripts = try Repository.files(in: folder, "lua").map { $0.dropFirst(folder.count + 1) }
      #expect(named.filter { $0.hasSuffix(".lua") }.sorted() == scripts.map(String.init), "\(path)")
      for name in named {
        let file = Repository.root.appending(path: folder).appending(path: name)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(path): \(name)")
      }
      #expect(manifest["name"] as? String == folder.split(separator: "/").last.map(String.init))
    }
  }
}
