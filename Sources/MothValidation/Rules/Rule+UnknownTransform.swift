internal import LuaSyntax
internal import MothCatalog
internal import MothDiagnostics
internal import MothScript

extension Rule {
  static let unknownTransform: Rule = {
    let explanation = ScriptFault.Kind.unknownTransform.explanation
    return Rule(
      explanation, severity: .error,
      bad: [
        Example("return content:frame(100, 200)"),
        Example("local moved = content:offset(0, 10)\nreturn moved:opactiy(0.5)", line: 2),
        Example(
          """
          local amount = -geometry:frame("scrollView").minY
          return content:offset(0, amount)
            :shadow(amount / 10)
          """, line: 3),
      ],
      good: [
        Example("return content:offset(0, 10):opacity(0.5)"),
        Example("local list = {}\nlist.frame = function() return 1 end\nlocal one = list:frame()\nreturn content:opacity(one)"),
      ],
      source: { source in
        ChainCalls(in: source).filter { Transform.named($0.name.text).isEmpty }.map { call in
          let explained = TransformLookup.explainUnknown(call.name.text)
          return Diagnostic.error(
            explanation.id, "'\(call.name.text)' is not a transform that a chain can hold",
            at: SourcePlace(path: source.path, range: call.name.range)
          )
          .reason(explained.reason)
          .help(explained.help)
        }
      })
  }()
}
