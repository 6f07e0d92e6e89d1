internal import LuaSyntax
package import MothDiagnostics
package import MothScript

/// An effect as SwiftUI source: a view modifier that does what the script's `visualEffect` does.
///
/// Only what has an exact equal is written. Numbers are `CGFloat`, in which Lua's integers up to
/// 2^53 have the same value; a negative zero counts as zero. What has none is reported with its
/// location, and nothing is written then.
package struct SwiftExport {
  /// The source, as `swift format` would leave it but for long lines; nil if a part of the script
  /// cannot be written.
  package let text: String?
  /// What cannot be written, and why.
  package let diagnostics: [Diagnostic]

  /// What `moth explain` says of a diagnostic.
  package static let explanation = Explanation(
    id: "not-exportable",
    summary: "a part of an effect cannot be written in Swift",
    reason: "Only what means exactly the same in both languages is translated; nothing is guessed.",
    help: "Write the effect's visualEffect with locals, arithmetic, comparisons, 'math', 'if' and "
      + "'a and b or c'; what the message names can be written by hand."
  )

  /// Translates an effect.
  ///
  /// - Parameters:
  ///   - source: The script.
  ///   - definition: What it defines.
  ///   - values: Values of parameters instead of the defaults.
  package init(
    _ source: ScriptSource,
    definition: EffectDefinition,
    values: [(name: String, value: ParameterValue)] = []
  ) {
    guard let function = Self.closure(of: source) else {
      text = nil
      diagnostics = [
        .error(
          "not-exportable",
          message:
            "only an effect with one 'visualEffect' that is written out is translated to Swift",
          at: SourceLocation(path: source.path)
        )
        .reason(Self.explanation.reason)
      ]
      return
    }
    let translator = ClosureTranslator(
      source,
      function: function,
      parameters: definition.parameters
    )
    diagnostics = translator.problems.map { problem in
      .error(
        "not-exportable",
        message: "this cannot be written in Swift: \(problem.reason)",
        at: SourceLocation(path: source.path, range: problem.range)
      )
    }
    text =
      diagnostics.isEmpty
      ? ModifierWriter(source, definition: definition, translator: translator, values: values).text
      : nil
  }

  /// The function of the only `visualEffect` in the table that is given to `moth.effect`.
  private static func closure(of source: ScriptSource) -> FunctionBody? {
    guard source.chunk.problems.isEmpty, let last = source.chunk.block.statements.last,
      case .return(let values) = last.kind, values.count == 1,
      case .call(_, let arguments) = values[0].kind, let table = arguments.values.first,
      case .table(let fields) = table.kind
    else { return nil }
    for field in fields {
      guard case .named(let name, let value) = field.kind, name.text == "visualEffect",
        case .function(let function) = value.kind
      else { continue }
      return function
    }
    return nil
  }
}
