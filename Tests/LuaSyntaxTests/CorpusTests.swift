import Foundation
import LuaSyntax
import MothDiagnostics
import MothTestSupport
import Testing

/// Programs that `luac -p` of Lua 5.4 accepts or rejects, a file each.
@Suite struct CorpusTests {
  @Test(arguments: try CorpusFile.all(in: "accept"))
  func `what Lua accepts has no problems`(file: CorpusFile) throws {
    #expect(try file.parsedProblems == [])
  }

  /// The problems expected of a file stand in its first lines: `--! line:column message`.
  @Test(arguments: try CorpusFile.all(in: "reject"))
  func `what Lua rejects has the problems that its file states`(file: CorpusFile) throws {
    let expected = try file.statedProblems
    #expect(!expected.isEmpty)
    #expect(try file.parsedProblems == expected)
  }
}

struct CorpusFile: Sendable, CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  static func all(in folder: String) throws -> [CorpusFile] {
    let corpus = Repository.root.appending(path: "Tests/LuaSyntaxTests/Corpus")
    return try FileManager.default
      .contentsOfDirectory(at: corpus.appending(path: folder), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "lua" }
      .sorted { $0.path < $1.path }
      .map(CorpusFile.init)
  }

  var parsedProblems: [String] {
    get throws {
      let chunk = LuaParser.parse(bytes: ContiguousArray(try Data(contentsOf: url)))
      return chunk.problems.map {
        "\($0.range.start.line):\($0.range.start.column) \($0.message)"
      }
    }
  }

  var statedProblems: [String] {
    get throws {
      String(decoding: try Data(contentsOf: url), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .prefix { $0.hasPrefix("--! ") }
        .map { String($0.dropFirst(4)) }
    }
  }
}
