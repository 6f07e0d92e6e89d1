internal import LuaSyntax
internal import MothCatalog
internal import MothDiagnostics
internal import MothScript

extension Rule {
  static let unknownTransform = Rule(
    ScriptFault.Kind.unknownTransform.explanation,
    topic: .correctness,
    level: .error,
    decides: "Method calls on content, on the result of such a call and on locals that hold "
      + "one are looked up in the catalog, without running the script.",
    sources: ["https://developer.apple.com/documentation/swiftui/visualeffect"],
    bad: [
      Example("return content:frame(100, 200)"),
      Example("local moved = content:offset(0, 10)\nreturn moved:opactiy(0.5)", line: 2),
      Example(
        """
        local amount = -geometry:frame("scrollView").minY
        return content:offset(0, amount)
          :shadow(amount / 10)
        """,
        line: 3
      ),
    ],
    good: [
      Example("return content:offset(0, 10):opacity(0.5)"),
      Example(
        "local one = list:frame()\nreturn content:opacity(one)",
        above: "local list = { frame = function() return 1 end }"
      ),
    ],
    source: { facts, rule in
      facts.chainCalls.filter { Transform.named($0.name.text).isEmpty }.map { call in
        let explained = TransformLookup.explainUnknown(call.name.text)
        let finding = rule.finding(
          "'\(call.name.text)' is not a transform that a chain can hold",
          at: facts.location(call.name.range),
          reason: explained.reason,
          help: explained.help
        )
        guard let near = TransformLookup.nearest(to: call.name.text) else { return finding }
        return finding.fixIt(
          "write '\(near)'",
          // One letter off is a slip; more may be another thing.
          safety: Spelling.distance(from: call.name.text, to: near) <= 1 ? .safe : .unsafe,
          edits: [TextEdit(range: call.name.range, replacement: near)]
        )
      }
    }
  )
}
