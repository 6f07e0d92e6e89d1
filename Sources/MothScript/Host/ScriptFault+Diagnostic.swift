internal import MothCatalog
package import MothDiagnostics

extension ScriptFault {
  /// The diagnostic of this fault; `source` is the script at fault where it is known.
  ///
  /// `spaces` are the coordinate spaces that the scene has, `globals` names besides those of all
  /// scripts, and `labels` the columns and facts that a check can name; all are for suggestions.
  package func diagnostic(
    in source: ScriptSource?,
    spaces: [String] = [],
    parameters: [String] = [],
    globals: [String] = [],
    labels: [String] = []
  ) -> Diagnostic {
    let location = location(in: source)
    let diagnostic = Diagnostic.error(kind.explanation.id, message: message, at: location)
    if kind == .unknownField, detail == "trace", !labels.isEmpty {
      return diagnostic.reason(kind.explanation.reason).help(labelHelp(labels))
    }
    return addingHelp(diagnostic, spaces: spaces, parameters: parameters, globals: globals)
  }

  private func labelHelp(_ labels: [String]) -> String {
    let parts = name.split(separator: ".")
    if let last = parts.last, let method = CheckMethod(rawValue: String(last)),
      labels.contains(parts.dropLast().joined(separator: "."))
    {
      return "write expect(trace.\(parts.dropLast().joined(separator: "."))):\(method.signature)"
    }
    let near = Spelling.suggestion(for: name, in: labels).map { "\($0); " } ?? ""
    return "\(near)the trace has \(labels.joined(separator: ", "))"
  }

  private func location(in source: ScriptSource?) -> SourceLocation? {
    guard let source else { return path.isEmpty ? nil : SourceLocation(path: path, range: nil) }
    if kind == .syntax, let location = source.syntaxLocation(onLine: line) { return location }
    guard let line else { return SourceLocation(path: source.path, range: nil) }
    if name.isEmpty { return source.file.location(ofLine: line) }
    switch kind {
    case .unknownTransform, .argumentCount, .argumentType, .staleContent, .chainLength:
      return source.location(ofCall: name, onLine: line)
    case .binaryChunk, .syntax, .error, .memoryLimit, .instructionLimit, .timeLimit, .interrupted,
      .resultType,
      .unknownSpace, .unknownField, .unknownGlobal, .assignment, .unknownModifier, .unknownModule,
      .export, .refused, .unitTooLarge, .internalError:
      return source.location(of: name, onLine: line)
    }
  }

  /// What was wanted and what was seen, of an argument's type.
  private var wantedAndSeen: (wanted: Substring, seen: Substring) {
    let parts = detail.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  private var message: String {
    switch kind {
    case .binaryChunk: "only Lua source is loaded; this is bytecode"
    case .syntax, .error, .refused, .unitTooLarge, .internalError: detail
    case .memoryLimit: "the script reached the memory limit"
    case .instructionLimit: "the script reached the instruction limit and was stopped"
    case .timeLimit: "the script ran too long and was stopped"
    case .interrupted: "the script was interrupted"
    case .unknownTransform: "'\(name)' is not a transform that a chain can hold"
    case .argumentCount: "'\(name)' takes \(signatures); got \(count(argument))"
    case .argumentType where argument == 0:
      "'\(name)' is called on \(wantedAndSeen.wanted); got \(wantedAndSeen.seen)"
    case .argumentType:
      "argument \(argument) of '\(name)' must be \(wantedAndSeen.wanted); got \(wantedAndSeen.seen)"
    case .staleContent: "a chain from an earlier call is used again"
    case .chainLength: "a chain must have fewer transforms; got \(argument)"
    case .resultType: "an effect must return a chain; got \(detail)"
    case .unknownSpace: "there is no coordinate space '\(name)'"
    case .unknownField: "there is no '\(name)' in \(detail)"
    case .unknownGlobal: "there is no global '\(name)'"
    case .assignment where detail == "global":
      "global '\(name)' is assigned after the script was loaded"
    case .assignment: "'\(name)' of \(detail) can be read and not assigned"
    case .unknownModifier: "there is no modifier '\(name)' in scenes"
    case .unknownModule: "there is no module '\(name)' in this plugin"
    case .export: detail
    }
  }

  private var signatures: String {
    TransformLookup.luaSignatures(named: name).joined(separator: " or ")
  }

  private func count(_ number: Int) -> String {
    number == 1 ? "1 argument" : "\(number) arguments"
  }

  private func addingHelp(
    _ diagnostic: Diagnostic,
    spaces: [String],
    parameters: [String],
    globals: [String]
  ) -> Diagnostic {
    switch kind {
    case .unknownTransform:
      let explained = TransformLookup.explainUnknown(name)
      return diagnostic.reason(explained.reason).help(explained.help)
    case .argumentType where argument == 0:
      return diagnostic.help("write a colon, not a dot, before '\(name)'")
    case .argumentType:
      return diagnostic.help(typeHelp)
    case .argumentCount:
      return diagnostic.reason(kind.explanation.reason)
        .help("'moth explain \(name)' says what each argument is")
    case .unknownSpace:
      return diagnostic.reason(kind.explanation.reason).help(spaceHelp(spaces))
    case .unknownField:
      let fields = detail == "p" ? parameters : ScriptWords.fields(of: detail)
      return diagnostic.reason(kind.explanation.reason).help(fieldHelp(fields))
    case .unknownGlobal:
      return diagnostic.reason(kind.explanation.reason).help(globalHelp(globals))
    case .unknownModifier:
      return diagnostic.help(
        Spelling.suggestion(for: name, in: SceneWord.modifiers.map(\.name))
          ?? "'moth list modifiers' names all of them"
      )
    case .syntax, .error, .refused:
      return diagnostic
    case .binaryChunk, .memoryLimit, .instructionLimit, .timeLimit, .interrupted, .staleContent,
      .chainLength,
      .resultType, .assignment, .unknownModule, .export, .unitTooLarge, .internalError:
      return diagnostic.reason(kind.explanation.reason).help(kind.explanation.help)
    }
  }

  private var typeHelp: String {
    let seen = wantedAndSeen.seen.filter { $0 != "\"" }
    let wanted = wantedAndSeen.wanted
    if wanted.hasPrefix("an anchor"),
      let near = Spelling.suggestion(for: seen, in: AnchorName.allCases.map(\.rawValue))
    {
      return near
    }
    if wanted.hasPrefix("the name of a blend mode") {
      return Spelling.suggestion(for: seen, in: BlendMode.allCases.map(\.rawValue))
        ?? "the modes are \(BlendMode.allCases.map(\.rawValue).joined(separator: ", "))"
    }
    return "'\(name)' takes \(signatures)"
  }

  private func spaceHelp(_ spaces: [String]) -> String {
    if argument == 1, ["local", "global"].contains(name) {
      return "bounds takes a scroll view or a named space, as GeometryProxy.bounds(of:) does"
    }
    return Spelling.suggestion(for: name, in: spaces)
      ?? "the spaces here are \(spaces.joined(separator: ", "))"
  }

  private func fieldHelp(_ fields: [String]) -> String {
    if let instead = ScriptWords.absentFromLibraries["\(detail).\(name)"] { return instead }
    if let near = Spelling.suggestion(for: name, in: fields) { return near }
    if !fields.isEmpty { return "the fields are \(fields.joined(separator: ", "))" }
    return detail == "p"
      ? "declare it: parameters = { \(name) = { default = 1 } }" : kind.explanation.help
  }

  private func globalHelp(_ globals: [String]) -> String {
    if let absent = ScriptWords.absent[name] { return absent }
    // Views are the only globals with a capital letter.
    let isView = name.first?.isUppercase ?? false
    let candidates = isView ? SceneWord.views.map(\.name) : ScriptWords.globals
    return Spelling.suggestion(for: name, in: candidates + globals) ?? kind.explanation.help
  }
}
