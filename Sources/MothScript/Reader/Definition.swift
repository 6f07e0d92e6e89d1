internal import MothDiagnostics

/// A kind of definition that a script returns: `return moth.effect { ... }`.
struct Definition {
  /// The word behind `moth.`, which is also what the result is called.
  let word: String
  /// What a script of the kind ends with.
  let example: String

  /// What is found beyond so many is not kept: a loop in a script can make any number.
  static let maximumDiagnostics = 20

  /// Reads what a script returned; the result is nil if anything is wrong, all of which is
  /// reported.
  func read<Result>(
    _ value: LuaValue,
    of source: ScriptSource,
    by read: (ObjectReader<ScriptValue>) -> Result?
  ) -> (definition: Result?, diagnostics: [Diagnostic]) {
    let kind = DocumentKind(name: "the \(word)", id: "invalid-definition")
    let log = ReadingLog(kind, path: source.path, limit: Self.maximumDiagnostics)
    guard let call = value.table, call.kind == word, let fields = call["fields"],
      let table = fields.table
    else {
      let got = value == .nil ? "nothing" : value.description
      log.report(
        "the script must return moth.\(word) { ... }; got \(got)",
        at: source.range(ofLine: source.lastLine),
        help: "end the script with: return \(example)"
      )
      return (nil, log.diagnostics)
    }
    let line = call.line ?? source.definitionLine
    let root = ScriptValue(
      fields,
      writtenAs: source.table(inCallOnLine: line),
      named: source.range(ofLine: line)
    )
    let reader = StrictReader(root, log: log)
    let object = ObjectReader(root.members(of: table), of: reader)
    _ = object.required("api")?.wholeNumber(in: EffectDecoder.api...EffectDecoder.api)
    let result = read(object)
    object.finish()
    return (log.diagnostics.isEmpty ? result : nil, log.diagnostics)
  }
}
