package import MothDiagnostics

/// Turns what an effect's script returned into a definition.
package enum EffectDecoder {
  /// The version of the Lua API that this Moth speaks.
  package static let api = 1

  /// The keys of `moth.effect`.
  package static let keys = [
    "api", "scene", "target", "axis", "parameters", "visualEffect", "scrollTransition",
    "scrollState", "stages", "checks",
  ]

  /// Reads a definition; what is wrong comes back as diagnostics, with nil if it cannot be used.
  package static func decode(
    _ value: LuaValue,
    of source: ScriptSource
  ) -> (definition: EffectDefinition?, diagnostics: [Diagnostic]) {
    let reader = DefinitionReader(source: source)
    guard let call = value.table, call.kind == "effect", let fields = call["fields"]?.table else {
      return (nil, [notAnEffect(value, in: source)])
    }
    reader.callLine = call.line ?? source.definitionLine
    reader.refuseUnknownKeys(of: fields, at: [], known: keys)
    refuseOtherAPI(fields, reader)
    let parameters = ParameterDecoder.decode(fields["parameters"], reader)
    let scene = reader.optional("scene", in: fields, at: [], "the name of a scene", \.string)
    let target = reader.optional("target", in: fields, at: [], "the name of a target", \.string)
    let axis = reader.axis(in: fields, at: [])
    let checks = CheckDecoder.decode(fields["checks"], reader)
    guard let stages = stages(fields, reader), reader.diagnostics.isEmpty else {
      return (nil, reader.diagnostics)
    }
    let definition = EffectDefinition(
      name: source.name,
      summary: source.summary,
      scene: scene,
      target: target,
      axis: axis,
      parameters: parameters,
      stages: stages,
      checks: checks
    )
    return (definition, [])
  }

  private static func refuseOtherAPI(_ fields: LuaTable, _ reader: DefinitionReader) {
    guard let value = reader.required("api", in: fields, at: []) else { return }
    if value.wholeNumber != api {
      reader.report(reader.wrongValue(value, of: ["api"], wanted: "\(api)"))
    }
  }

  /// The keys of which an effect, or a stage of it, has exactly one.
  private static let stageKeys = ["visualEffect", "scrollTransition", "scrollState"]

  /// The effect's stages: those of `stages`, or the one that it is itself.
  private static func stages(
    _ fields: LuaTable,
    _ reader: DefinitionReader
  ) -> [EffectDefinition.Stage]? {
    guard let value = fields["stages"] else {
      return stage(fields, at: [], reader).map { [$0] }
    }
    let given = stageKeys.filter { fields[$0] != nil }
    guard let list = value.table, list.fields.isEmpty, !list.sequence.isEmpty, given.isEmpty else {
      reader.report(
        reader.wrongValue(value, of: ["stages"], wanted: "a list, instead of the other kinds")
      )
      return nil
    }
    let stages = list.sequence.enumerated().compactMap { index, value in
      let path = ["stage \(index + 1)"]
      guard let table = value.table else {
        reader.report(reader.wrongValue(value, of: path, wanted: "a table"))
        return EffectDefinition.Stage?.none
      }
      reader.refuseUnknownKeys(of: table, at: path, known: stageKeys)
      return stage(table, at: path, reader)
    }
    return stages.count == list.sequence.count ? stages : nil
  }

  private static func stage(
    _ fields: LuaTable,
    at path: [String],
    _ reader: DefinitionReader
  ) -> EffectDefinition.Stage? {
    let given = stageKeys.filter { fields[$0] != nil }
    guard given.count == 1, let key = given.first, let value = fields[key] else {
      // A misspelt key has been reported; that the right one is missing follows from it.
      let isMisspelt = reader.diagnostics.contains { $0.id == "unknown-key" }
      if !isMisspelt { reader.report(oneStage(given, reader)) }
      return nil
    }
    guard key != "visualEffect" else {
      if let function = value.function { return .visualEffect(function) }
      reader.report(reader.wrongValue(value, of: path + [key], wanted: "a function"))
      return nil
    }
    guard let table = value.table, table.kind == nil else {
      reader.report(reader.wrongValue(value, of: path + [key], wanted: "a table"))
      return nil
    }
    return key == "scrollTransition"
      ? TransitionDecoder.decode(table, reader).map { .scrollTransition($0) }
      : ScrollStateDecoder.decode(table, reader).map { .scrollState($0) }
  }

  // MARK: - Messages

  private static func oneStage(_ given: [String], _ reader: DefinitionReader) -> Diagnostic {
    Diagnostic.error(
      "wrong-definition",
      "an effect has one of 'visualEffect', 'scrollTransition' and 'scrollState'",
      at: reader.source.location(
        ofKey: given.last.map { [$0] } ?? [],
        inCallOnLine: reader.callLine
      )
    )
    .help(
      "use visualEffect for a function of the position in points, scrollTransition for what "
        + "depends on visibility, scrollState for what lives outside the scroll content"
    )
  }

  private static func notAnEffect(_ value: LuaValue, in source: ScriptSource) -> Diagnostic {
    let line = source.lastLine
    let got = value == .nil ? "nothing" : value.description
    return Diagnostic.error(
      "wrong-definition",
      "an effect's script must return moth.effect { ... }; got \(got)",
      at: nil
    )
    .at(
      line.map { source.file.location(ofLine: $0) } ?? SourceLocation(path: source.path, range: nil)
    )
    .help(
      "end the script with: return moth.effect { api = 1, visualEffect = function(...) ... end }"
    )
  }
}

/// Reads the `parameters` of an effect.
enum ParameterDecoder {
  private static let keys = ["default", "min", "max", "unit", "summary"]
  private static let maximumCount = 64

  static func decode(_ value: LuaValue?, _ reader: DefinitionReader) -> [Parameter] {
    guard let value else { return [] }
    guard let table = value.table, table.sequence.isEmpty else {
      reader.report(
        reader.wrongValue(value, of: ["parameters"], wanted: "a table with a name for each")
      )
      return []
    }
    guard table.fields.count <= maximumCount else {
      reader.report(
        reader.wrongValue(
          .integer(Int64(table.fields.count)),
          of: ["parameters"],
          wanted: "at most \(maximumCount) parameters"
        )
      )
      return []
    }
    return table.fields.compactMap { parameter(named: $0.name, $0.value, reader) }
  }

  private static func parameter(
    named name: String,
    _ value: LuaValue,
    _ reader: DefinitionReader
  ) -> Parameter? {
    let path = ["parameters", name]
    guard let table = value.table else {
      reader.report(
        reader.wrongValue(value, of: path, wanted: "a table such as { default = 0.3, min = 0 }")
      )
      return nil
    }
    reader.refuseUnknownKeys(of: table, at: path, known: keys)
    guard let given = reader.required("default", in: table, at: path) else { return nil }
    guard let initial = parameterValue(given) else {
      reader.report(
        reader.wrongValue(given, of: path + ["default"], wanted: "a finite number, true or false")
      )
      return nil
    }
    let parameter = Parameter(
      name: name,
      defaultValue: initial,
      minimum: reader.optional("min", in: table, at: path, "a number", \.double),
      maximum: reader.optional("max", in: table, at: path, "a number", \.double),
      unit: reader.optional("unit", in: table, at: path, "a string", \.string),
      summary: reader.optional("summary", in: table, at: path, "a string", \.string)
    )
    if let problem = parameter.problem(with: initial) {
      reader.report(
        Diagnostic.error("parameter-out-of-range", "the default of \(problem)", at: nil)
          .at(reader.source.location(ofKey: path + ["default"], inCallOnLine: reader.callLine))
      )
    }
    return parameter
  }

  private static func parameterValue(_ value: LuaValue) -> ParameterValue? {
    if let boolean = value.boolean { return .boolean(boolean) }
    return value.double.flatMap { $0.isFinite ? .number($0) : nil }
  }
}
