package import MothDiagnostics
internal import MothGeometry

/// Turns what an effect's script returned into a definition.
package enum EffectDecoder {
  /// The version of the Lua API that this Moth speaks.
  package static let api = 1

  private static let form = Definition(
    word: "effect",
    example: "moth.effect { api = 1, visualEffect = function(...) ... end }"
  )

  /// Reads a definition; it is nil if anything is wrong, all of which is reported.
  package static func decode(
    _ value: LuaValue,
    of source: ScriptSource
  ) -> (definition: EffectDefinition?, diagnostics: [Diagnostic]) {
    form.read(value, of: source) { fields in
      let scene = fields["scene"]?.string()
      let target = fields["target"]?.string()
      let axis: Axis? = fields["axis"]?.choice()
      let parameters = ParameterDecoder.decode(fields["parameters"])
      let kinds = StageKinds(fields)
      let list = fields["stages"]
      let checks = CheckDecoder.decode(fields["checks"])
      guard let stages = stages(list, kinds: kinds) else { return nil }
      return EffectDefinition(
        name: source.name,
        summary: source.summary,
        scene: scene,
        target: target,
        axis: axis,
        parameters: parameters,
        stages: stages,
        checks: checks
      )
    }
  }

  /// The effect's stages: those of `stages`, or the one that it is itself.
  private static func stages(
    _ list: StrictReader<ScriptValue>?,
    kinds: StageKinds
  ) -> [EffectDefinition.Stage]? {
    guard let list else { return kinds.stage().map { [$0] } }
    guard kinds.given.isEmpty else {
      kinds.refuse()
      return nil
    }
    return list.array(count: 1...Int.max) { $0.object { StageKinds($0).stage() } }
  }
}

/// The keys of which an effect, or a stage of it, has exactly one.
private struct StageKinds {
  private let fields: ObjectReader<ScriptValue>
  /// Those that are there.
  let given: [(key: String, reader: StrictReader<ScriptValue>)]

  init(_ fields: ObjectReader<ScriptValue>) {
    self.fields = fields
    given = ["visualEffect", "scrollTransition", "scrollState"].compactMap { key in
      fields[key].map { (key, $0) }
    }
  }

  func stage() -> EffectDefinition.Stage? {
    guard given.count == 1, let (key, reader) = given.first else {
      // That the right key is missing follows from a misspelled one, which is reported.
      if !fields.hasUnknownKey { refuse() }
      return nil
    }
    return switch key {
    case "visualEffect": reader.function().map { .visualEffect($0) }
    case "scrollTransition":
      reader.object(TransitionDecoder.decode).map { .scrollTransition($0) }
    default: reader.object(ScrollStateDecoder.decode).map { .scrollState($0) }
    }
  }

  func refuse() {
    fields.report(
      "an effect has one of 'visualEffect', 'scrollTransition' and 'scrollState', or 'stages'",
      at: given.last?.key,
      help: "use visualEffect for a function of the position in points, scrollTransition for what "
        + "depends on visibility, scrollState for what lives outside the scroll content"
    )
  }
}

/// Reads the `parameters` of an effect.
enum ParameterDecoder {
  private static let maximumCount = 64

  static func decode(_ reader: StrictReader<ScriptValue>?) -> [Parameter] {
    reader?.entries(count: 0...maximumCount).compactMap { name, reader in
      reader.object { parameter(named: name, $0) }
    } ?? []
  }

  private static func parameter(
    named name: String,
    _ fields: ObjectReader<ScriptValue>
  ) -> Parameter? {
    let initial = fields.required("default")?.parameterValue()
    let minimum = fields["min"]?.number()
    let maximum = fields["max"]?.number()
    let unit = fields["unit"]?.string()
    let summary = fields["summary"]?.string()
    guard let initial else { return nil }
    let parameter = Parameter(
      name: name,
      defaultValue: initial,
      minimum: minimum,
      maximum: maximum,
      unit: unit,
      summary: summary
    )
    if let problem = parameter.problem(with: initial) {
      fields.report("the default of \(problem)", at: "default", id: "parameter-out-of-range")
    }
    return parameter
  }
}

extension StrictReader<ScriptValue> {
  /// The value of a parameter.
  func parameterValue() -> ParameterValue? {
    read(as: "a finite number, true or false") { value in
      value.boolean.map(ParameterValue.boolean)
        ?? value.number.flatMap { $0.isFinite ? .number($0) : nil }
    }
  }
}
