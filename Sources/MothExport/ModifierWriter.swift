internal import MothScript

/// Writes a view modifier around a translated closure, and the method of views that applies it.
struct ModifierWriter {
  private let source: ScriptSource
  private let translator: ClosureTranslator
  private let parameters: [Parameter]
  private let environment: [EnvironmentValue]
  private let values: [(name: String, value: ParameterValue)]

  init(
    _ source: ScriptSource,
    definition: EffectDefinition,
    translator: ClosureTranslator,
    values: [(name: String, value: ParameterValue)]
  ) {
    self.source = source
    self.translator = translator
    self.values = values
    parameters = definition.parameters.filter { translator.usedParameters.contains($0.name) }
    environment = EnvironmentValue.allCases.filter(translator.usedEnvironment.contains)
  }

  /// The file.
  var text: String {
    let parts =
      [["import SwiftUI"], structure, method] + (translator.usesRemainder ? [remainder] : [])
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  // MARK: - Names

  /// `featured-parallax` as `FeaturedParallax`.
  private var typeName: String {
    let words = source.name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first, first.isLetter else { return "Effect\(name)" }
    return Self.swiftUINames.contains(name) ? "\(name)Effect" : name
  }

  /// The types that what is written names.
  private static let swiftUINames: Set<String> = [
    "Any", "CGAffineTransform", "CGFloat", "Content", "Environment", "Int", "Bool", "Self", "Type",
    "UnitPoint", "View", "ViewModifier",
  ]

  /// A script's text as it may be in a comment of one line.
  private static func comment(_ text: String) -> String {
    text.split {
      $0.isNewline || $0.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    .joined(separator: " ")
  }

  private var methodName: String {
    let name = typeName.prefix(1).lowercased() + typeName.dropFirst()
    return SwiftNames.isReserved(name) ? "\(name)Effect" : name
  }

  private var summary: [String] {
    [source.summary.isEmpty ? "The effect of \(source.name).lua." : source.summary]
      .map { "/// \(Self.comment($0))" }
  }

  private var siblings: [EnvironmentValue] { environment.filter { $0.keyPath == nil } }

  // MARK: - Parts

  private var structure: [String] {
    var fields: [[String]] = parameters.map { parameter in
      documentation(of: parameter).map { "  /// \($0)" }
        + ["  let \(parameter.swiftName): \(parameter.swiftType)"]
    }
    fields += siblings.map { value in
      [
        value == .index
          ? "  /// The view's index among its siblings, from 0."
          : "  /// How many siblings there are, the view among them.",
        "  let \(value.rawValue): Int",
      ]
    }
    let wrapped = environment.compactMap { value in
      value.keyPath.map { "  @Environment(\\.\($0)) private var \(value.rawValue)" }
    }
    var lines = summary + ["struct \(typeName): ViewModifier {"] + fields.flatMap { $0 }
    if !fields.isEmpty, !wrapped.isEmpty { lines.append("") }
    lines += wrapped
    if !fields.isEmpty || !wrapped.isEmpty { lines.append("") }
    return lines + body + ["}"]
  }

  /// The closure runs off the main actor: it captures values and not the modifier.
  private var body: [String] {
    let captured = parameters.map(\.swiftName) + environment.map(\.rawValue)
    let list = captured.isEmpty ? "" : "[\(captured.joined(separator: ", "))] "
    let usesGeometry = translator.lines.contains { $0.contains("geometry.") }
    let names = "content, \(usesGeometry ? "geometry" : "_")"
    return [
      "  func body(content: Content) -> some View {",
      "    content.visualEffect { \(list)\(names) in",
    ] + translator.lines.map { "      \($0)" } + ["    }", "  }"]
  }

  private var method: [String] {
    let given = siblings.map { "\($0.rawValue): Int" }
    let defaults = parameters.map { parameter in
      "\(parameter.swiftName): \(parameter.swiftType) = \(value(of: parameter))"
    }
    let passed =
      parameters.map { "\($0.swiftName): \($0.swiftName)" }
      + siblings.map { "\($0.rawValue): \($0.rawValue)" }
    let all = given + defaults
    let oneLine = "  func \(methodName)(\(all.joined(separator: ", "))) -> some View {"
    let head =
      oneLine.count <= 100
      ? [oneLine]
      : ["  func \(methodName)("] + all.dropLast().map { "    \($0)," }
        + all.suffix(1).map { "    \($0)" } + ["  ) -> some View {"]
    return ["extension View {"] + summary.map { "  \($0)" } + head + [
      "    modifier(\(typeName)(\(passed.joined(separator: ", "))))",
      "  }",
      "}",
    ]
  }

  /// Lua's remainder: that of a division rounded down (reference manual, 3.4.1).
  private var remainder: [String] {
    [
      "/// The remainder with the sign of the divisor.",
      "private func remainder(of value: CGFloat, by divisor: CGFloat) -> CGFloat {",
      "  let rest = fmod(value, divisor)",
      "  return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest",
      "}",
    ]
  }

  // MARK: - Parameters

  private func value(of parameter: Parameter) -> ParameterValue {
    values.last { $0.name == parameter.name }?.value ?? parameter.defaultValue
  }

  private func documentation(of parameter: Parameter) -> [String] {
    let range: [String]
    switch parameter.defaultValue {
    case .number where parameter.minimum != nil || parameter.maximum != nil:
      range = [parameter.range.prefix(1).uppercased() + parameter.range.dropFirst() + "."]
    case .number, .boolean: range = []
    }
    let text = ([parameter.summary].compactMap(\.self) + range).joined(separator: " ")
    return text.isEmpty ? [] : [Self.comment(text)]
  }
}

extension Parameter {
  /// The type of the property that holds it.
  fileprivate var swiftType: String {
    switch defaultValue {
    case .number: "CGFloat"
    case .boolean: "Bool"
    }
  }
}
