internal import MothDiagnostics
internal import MothExport
internal import MothRunner
internal import MothScript

extension SessionCommand {
  /// `:export`: the effect as SwiftUI source.
  static let export = SessionCommand(
    name: "export",
    arguments: "swift [FILE]",
    summary: "Writes the effect as SwiftUI source: a view modifier, with the parameters as set.",
    details: "A visualEffect is translated where all of it has an exact equal in Swift: locals, "
      + "arithmetic, comparisons, 'math', 'if', 'a and b or c', geometry, env, parameters, and the "
      + "transforms. What has none is reported with its line, and nothing is written.",
    candidates: { _ in ["swift"] }
  ) { session, argument throws(SessionProblem) in
    let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.first == "swift" else {
      throw SessionProblem("':export' takes 'swift', and a file that may follow")
    }
    let source = try session.effect()
    let values = session.state.position.parameters.map { (name: $0.name, value: $0.value) }
    let export = SwiftExport(source, definition: try session.definition(), values: values)
    guard let text = export.text else { throw SessionProblem(export.diagnostics, outcome: .fault) }
    guard words.count > 1 else { return SessionReply(text) }
    try session.write(text, to: words[1])
    return SessionReply("'\(words[1])' is written")
  }
}
