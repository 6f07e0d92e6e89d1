import Foundation
import LuaSyntax
import MothScript
import MothTestSupport
import Testing

/// Our parser accepts and refuses what the Lua that runs the scripts does.
@Suite struct GrammarTests {
  /// What is in the names of texts that mean something else in a function, or are at a limit.
  ///
  /// A first line and a byte-order mark are such only at the start of a file, bytes that are not
  /// UTF-8 do not come through as text, and one level more passes a limit.
  private static let apart = [
    "first-line", "bom", "not-utf8", "200", "255", "most", "nesting", "nested", "limit",
  ]

  /// The Lua files of a folder and the folders in it, in the order of their paths.
  private static func texts(in folder: String) -> [(path: String, text: String)] {
    let root = Repository.root.appending(path: folder)
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      path.hasSuffix(".lua") && !Self.apart.contains { path.contains($0) }
    }
    .sorted().compactMap { path in
      (try? Data(contentsOf: root.appending(path: path))).map {
        (path, String(decoding: $0, as: UTF8.self))
      }
    }
  }

  /// Whether the embedded Lua compiles a text, which is not run.
  ///
  /// The text is the body of a function, since every chunk begins with a line of constants of which
  /// a script's own locals are counted.
  private static func compiles(_ text: String, in state: ScriptState) -> Bool {
    do {
      _ = try state.run(text: "local _ = function(...) \(text)\nend", path: "x.lua", as: .effect)
      return true
    } catch {
      return error.kind != .syntax
    }
  }

  /// The texts on which the two do not agree.
  private static func disagreements(_ texts: [(path: String, text: String)]) throws -> [String] {
    try onLuaThread {
      let state = try ScriptState(limits: countedLimits, binding: binding)
      return texts.filter { _, text in
        compiles(text, in: state) != LuaParser.parse(text).problems.isEmpty
      }
      .map { "\($0.path): \(LuaParser.parse($0.text).problems.map(\.message).prefix(1))" }
    }
  }

  @Test(arguments: ["Plugins", "Tests/CaseTests/Cases", "Tests/CaseTests/AntiPatterns"])
  func `every script of the repository is accepted by both`(folder: String) throws {
    let texts = Self.texts(in: folder)
    #expect(texts.count > 20)
    #expect(texts.filter { !LuaParser.parse($0.text).problems.isEmpty }.map(\.path) == [])
    #expect(try Self.disagreements(texts) == [])
  }

  @Test(arguments: ["accept", "reject"])
  func `the corpus is accepted or refused by both alike`(folder: String) throws {
    let texts = Self.texts(in: "Tests/LuaSyntaxTests/Corpus/\(folder)")
    #expect(texts.count > 40)
    #expect(try Self.disagreements(texts) == [])
  }

  /// Each script with every 41st character left out, then with it written twice: a change of
  /// a name, a number, a word, a bracket or an operator.
  @Test(arguments: [
    "Plugins", "Tests/CaseTests/Cases", "Tests/CaseTests/AntiPatterns",
    "Tests/LuaSyntaxTests/Corpus/accept",
  ])
  func `scripts with a slip are accepted or refused by both alike`(folder: String) throws {
    let slips = Self.texts(in: folder).filter { $0.text.utf8.count < 4000 }.flatMap { path, text in
      let scalars = Array(text.unicodeScalars)
      return stride(from: 5, to: scalars.count, by: 41).flatMap { index in
        [0, 2].map { times in
          let changed =
            scalars[..<index] + Array(repeating: scalars[index], count: times)
            + scalars[(index + 1)...]
          return (path: "\(path) at \(index) \(times)", text: String(changed))
        }
      }
    }
    #expect(slips.count > 200)
    #expect(try Self.disagreements(slips) == [])
  }
}

extension String {
  fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self = String(view)
  }
}
