import MothScript
import MothTestSupport
import Testing

/// What is kept of printed text has whole lines and says where some are missing.
struct PrintedTextTests {
  /// What a host keeps of an effect that prints these bytes a line.
  private func printed(_ lengths: [Int], limit: Int) throws -> PrintedText {
    let lines = lengths.map { "print(('x'):rep(\($0 - 1)))" }.joined(separator: " ")
    let source = script("\(lines) return moth.effect { api = 1 }")
    return onLuaThread {
      var plugin = Plugin(manifest: Manifest(name: "p"), path: "p", effects: [source])
      plugin.modules = []
      let host = PluginHost(
        plugin: plugin,
        limits: limits { $0.printedBytes = limit },
        binding: binding
      )
      _ = host.effect(source)
      return host.takePrinted()
    }
  }

  @Test func `what fits is kept whole`() throws {
    var text = try printed([100, 100], limit: 400)
    text.add(try printed([200], limit: 400), limitInBytes: 400)
    #expect(text.text.utf8.count == 400)
    #expect(!text.isCut)
    #expect(text.shown(limitInBytes: 400) == text.text)
  }

  @Test func `of what does not fit whole lines are kept, and a last line says`() throws {
    var text = try printed([100, 100], limit: 400)
    text.add(try printed([150, 100], limit: 400), limitInBytes: 400)
    #expect(text.text.utf8.count == 350)
    #expect(
      text.shown(limitInBytes: 400).hasSuffix("x\n(more was printed; the limit is 400 bytes)\n")
    )
    let cut = text
    text.add(try printed([10], limit: 400), limitInBytes: 400)
    #expect(text == cut)
  }

  @Test func `what a state cut stays cut`() throws {
    let text = try printed([200, 200], limit: 300)
    #expect(text.isCut)
    #expect(text.text.utf8.count == 200)
  }
}
