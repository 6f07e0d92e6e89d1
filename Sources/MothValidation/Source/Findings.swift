internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

// What rules of the source say, in the words of the fault that the same thing is when the script
// runs.
extension ConfiguredRule {
  /// A finding for a fault that the script would meet at `place`.
  func finding(
    of fault: ScriptFault,
    at location: SourceLocation,
    parameters: [String] = []
  ) -> Diagnostic {
    let reported = fault.diagnostic(in: nil, parameters: parameters)
    return finding(
      reported.message,
      at: location,
      help: reported.notes.last { $0.kind == .help }?.text
    )
  }
}

extension Diagnostic {
  /// Returns the diagnostic with a fix-it that writes the nearest of `candidates` for `name`, if
  /// one is near; safe if no other is.
  func renaming(_ name: Name, among candidates: some Sequence<String>) -> Diagnostic {
    guard let near = Spelling.nearest(to: name.text, in: candidates) else { return self }
    let isOnly = Spelling.nearest(to: name.text, in: candidates.filter { $0 != near }) == nil
    return fixIt(
      "write '\(near)'",
      safety: isOnly ? .safe : .unsafe,
      edits: [TextEdit(range: name.range, replacement: near)]
    )
  }
}
