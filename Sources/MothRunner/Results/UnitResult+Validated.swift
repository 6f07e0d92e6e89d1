internal import MothCatalog
internal import MothEngine
internal import MothScript
internal import MothSimulation
internal import MothValidation

extension UnitResult {
  /// The result of a validated unit.
  ///
  /// With `hasCurves`, it has all values; with tolerances, what a baseline keeps of it.
  init(
    _ unit: ValidatedUnit,
    name: String,
    hasCurves: Bool,
    baseline tolerances: BaselineTolerances?
  ) {
    let context = unit.context
    self.init(
      name: name,
      scene: context.scene,
      target: context.target,
      targetCount: context.targets.count,
      device: context.device.id,
      orientation: context.settings.orientation,
      reduceMotion: context.settings.reduceMotion,
      layoutDirection: context.settings.layoutDirection,
      dynamicTypeSize: context.settings.dynamicTypeSize,
      parameters: context.parameters.compactMap(ParameterSetting.init),
      sweep: context.sweep,
      sampleCount: context.samples.count,
      targetSampleCount: context.targets.isEmpty
        ? context.samples.count
        : context.targets.indices.reduce(0) { $0 + context.sampleCount(of: $1) },
      callCount: unit.evaluation.callCount
    )
    if let trace = unit.evaluation.trace {
      columns = trace.columnRanges
      if hasCurves { curves = UnitCurves(trace, in: context) }
    }
    stateCost = unit.stateCost
    baseline = tolerances.flatMap { BaselineUnit(unit, tolerances: $0) }
  }
}

extension UnitResult {
  /// Leaves nothing of what was evaluated, for a unit that was cut.
  mutating func forgetValues() {
    columns = []
    curves = nil
    stateCost = nil
    baseline = nil
  }
}

extension Trace {
  /// The range of each column that has a finite value.
  fileprivate var columnRanges: [UnitResult.ColumnRange] {
    shape.columns.indices.compactMap { index in
      let column = shape.columns[index]
      guard let range = range(column: index) else { return nil }
      let isConstant = range.lowerBound == range.upperBound
      let decides = column.column?.decidesIdentity ?? true
      let isIdentity = isConstant && range.lowerBound == column.column?.identity
      return UnitResult.ColumnRange(
        label: column.label,
        unit: column.column?.unit.symbol ?? "",
        range: range,
        isInformative: !isConstant || (decides && !isIdentity)
      )
    }
  }
}

extension ParameterSetting {
  /// A parameter as a script reads it; nil for a field that no parameter can be.
  fileprivate init?(_ field: ScriptField) {
    switch field.value {
    case .number(let number): self.init(name: field.name, value: .number(number))
    case .boolean(let boolean): self.init(name: field.name, value: .boolean(boolean))
    default: return nil
    }
  }
}
