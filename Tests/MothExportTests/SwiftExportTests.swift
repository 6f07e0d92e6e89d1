import Foundation
import MothDiagnostics
import MothScript
import MothTestSupport
import Testing

@testable import MothExport

/// The Swift that effects become.
@Suite struct SwiftExportTests {
  /// `Expected/NAME.swift.txt` is what is written.
  ///
  /// A missing file fails; `UPDATE_SNAPSHOTS=1` writes it.
  @Test(arguments: exported) func `an effect is written as expected`(path: String) throws {
    let made = onLuaThread { LoadedEffect(path).map { ($0.source.name, $0.export) } }
    let (name, export) = try #require(made)
    #expect(export.diagnostics.map(\.message) == [])
    let text = try #require(export.text)
    try expectSnapshot(text, at: "Tests/MothExportTests/Expected/\(name).swift.txt")
  }

  /// Only long lines are left to it.
  @Test func `swift format leaves what is written as it is`() throws {
    let compiler = try Compiler()
    let style = try Repository.text(".swift-format")
    let wide = style.replacing("\"lineLength\": 100", with: "\"lineLength\": 1000")
    for file in try FileManager.default.contentsOfDirectory(atPath: tests + "Expected") {
      let text = try String(contentsOfFile: tests + "Expected/\(file)", encoding: .utf8)
      let formatted = try compiler.run(
        "swift",
        arguments: ["format", "format", "--configuration", wide, "-"],
        input: text
      )
      #expect(formatted == text, "\(file)")
    }
  }

  @Test(arguments: [
    ("return content:opacity(#'abc')", "2:24", "the operator '#' is not translated"),
    ("return content:opacity(1 & 2)", "2:24", "the operator '&' is not translated"),
    ("for i = 1, 2 do end return content", "2:1", "loops are not translated"),
    ("local t = { 1 } return content", "2:11", "tables are not translated"),
    (
      "local function f() return 1 end return content:opacity(f())", "2:1",
      "functions in an effect's closure are not translated"
    ),
    (
      "return content:opacity(math.random())", "2:24",
      "'math.random' has no equal in Swift"
    ),
    (
      "return content:opacity(env.velocity)", "2:24",
      "a visual effect of SwiftUI has nothing like 'env.velocity'"
    ),
    (
      "return content:opacity(geometry:bounds('scrollView').width)", "2:24",
      "bounds may be nil, where Lua would fail: write 'b and b.width or 0', or 'if b then'"
    ),
    (
      "return content:opacity(env.index and 1 or 0)", "2:24",
      "a number is always the same when Lua asks whether it is true"
    ),
    (
      "return content:opacity(env.reduceMotion or 1)", "2:24",
      "'or' gives true or a number, which are two types"
    ),
    (
      "local x = env.reduceMotion and 1 return content:opacity(x or 0)", "2:11",
      "'and' gives false or a number, which are two types; 'a and b or c' is translated"
    ),
    (
      "if env.reduceMotion then return content end return content:opacity(1)", "2:52",
      "all chains that a closure returns must have the same transforms: they are one type"
    ),
    (
      "if env.reduceMotion then return content end", "1:46", "not every path returns a chain"
    ),
    ("return content:opacity(7 // 0)", "2:29", "a division by the integer 0 is an error"),
    (
      "local x = 1 x = env.reduceMotion return content:opacity(x)", "2:13",
      "'x' is a number and would become a boolean"
    ),
    (
      "local f = geometry:frame('local') f = geometry:frame('global') return content", "2:35",
      "a variable that holds a frame cannot be assigned again"
    ),
    (
      "return content:opacity(9007199254740993)", "2:24",
      "an integer beyond 2^53 is no number of a CGFloat"
    ),
    (
      "return content:colorEffect(moth.shader('glow'))", "2:28",
      "'moth.shader' has no equal in Swift"
    ),
  ])
  func `what has no equal is reported with its location`(
    body: String,
    location: String,
    reason: String
  ) throws {
    let export = try #require(onLuaThread { LoadedEffect.body(body)?.export })
    #expect(export.text == nil)
    let reported = export.diagnostics.map { diagnostic in
      let start = diagnostic.location?.range?.start
      return "\(start?.line ?? 0):\(start?.column ?? 0) \(diagnostic.message)"
    }
    #expect(reported == ["\(location) this cannot be written in Swift: \(reason)"])
  }

  @Test func `no text of a script leaves its comment, and no name hides one of SwiftUI's`() throws {
    let export = onLuaThread {
      let text = """
        return moth.effect {
          api = 1,
          parameters = { content = { default = 1, summary = "one\\n}}\\ntwo" } },
          visualEffect = function(content, geometry, env, p) return content:opacity(p.content) end,
        }
        """
      let source = ScriptSource(file: SourceFile(path: "view.lua", text: text))
      return LoadedEffect(Plugin(manifest: Manifest(name: "view"), path: ""), source: source)?
        .export
    }
    let text = try #require(export?.text)
    #expect(text.contains("  /// one }} two\n  let contentValue: CGFloat\n"))
    #expect(text.contains("struct ViewEffect: ViewModifier {"))
    #expect(text.contains("content.opacity(contentValue)"))
  }

  @Test func `each part that has no equal is reported, and what depends on it is not`() throws {
    let body = "local a = #'x' local b = a + 1 local c = {} return content:offset(a, b)"
    let export = try #require(onLuaThread { LoadedEffect.body(body)?.export })
    #expect(export.diagnostics.count == 2)
  }

  @Test(arguments: ["Plugins/fade-and-shrink", "Plugins/back-to-top"])
  func `only a visualEffect is translated`(path: String) throws {
    let export = try #require(onLuaThread { LoadedEffect(path)?.export })
    #expect(export.text == nil)
    #expect(export.diagnostics.map(\.id) == ["not-exportable"])
  }
}
