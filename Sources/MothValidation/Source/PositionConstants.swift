internal import LuaSyntax
internal import MothCatalog
internal import MothDiagnostics
internal import MothGeometry
internal import MothScript
internal import MothSimulation

/// Numbers of a script that are set against a position in points: the 393 of
/// `frame.midX - 393 / 2`, and the default of `p.middle` in `frame.midY - p.middle`.
struct PositionConstants {
  /// A number with the position that it meets.
  struct Constant: Hashable {
    /// The number.
    let value: Double
    /// The parameter whose default it is; nil for one that is written there.
    let parameter: String?
    /// Where it is written, or where the parameter is read.
    let range: SourceRange
    /// The axis of the position.
    let axis: Axis
    /// Whether the position is that of a middle.
    let isMiddle: Bool
  }

  private(set) var constants: [Constant] = []
  private let resolution: Resolution
  private let parameters: [String: Double]
  private var values: [Int: Expression] = [:]

  /// Finds the numbers in the order of the text.
  init(in source: ScriptSource, _ definition: EffectDefinition) {
    resolution = source.chunk.resolution
    var defaults: [String: Double] = [:]
    for parameter in definition.parameters {
      if case .number(let value) = parameter.defaultValue { defaults[parameter.name] = value }
    }
    parameters = defaults
    collectLocals(source.chunk.block)
    var found: [Constant] = []
    source.chunk.block.forEachExpression { expression in
      guard case .binary(_, _, let left, let right) = expression.kind else { return }
      found += meeting(left, other: right) + meeting(right, other: left)
    }
    for constant in found where !constants.contains(where: { $0.range == constant.range }) {
      constants.append(constant)
    }
  }

  private mutating func collectLocals(_ block: Block) {
    var found: [Int: Expression] = [:]
    let declarations = resolution.declarations
    block.forEachStatement { statement in
      guard case .local(let names, let expressions) = statement.kind else { return }
      for (name, value) in zip(names, expressions) {
        if let local = declarations.first(where: { $0.name == name.name }) {
          found[local.index] = value
        }
      }
    }
    values = found
  }

  /// The numbers of one side where the other one is a position.
  private func meeting(_ side: Expression, other: Expression) -> [Constant] {
    let positions = positions(in: other)
    guard let position = positions.first, self.positions(in: side).isEmpty else { return [] }
    let isMiddle = positions.allSatisfy(\.isMiddle)
    return numbers(in: side).map { number in
      Constant(
        value: number.value,
        parameter: number.parameter,
        range: number.range,
        axis: position.axis,
        isMiddle: isMiddle
      )
    }
  }

  /// The positions that an expression is made from, through locals.
  private func positions(in expression: Expression) -> [PositionField] {
    gather(expression) { part in
      guard case .field(_, let name) = part.kind else { return nil }
      return PositionField(name.text).map { [$0] }
    }
  }

  private typealias Number = (value: Double, parameter: String?, range: SourceRange)

  private func numbers(in expression: Expression) -> [Number] {
    gather(expression) { part in
      if case .integer(let value) = part.kind { return [(Double(value), nil, part.range)] }
      if case .float(let value) = part.kind { return [(value, nil, part.range)] }
      if case .field(let base, let name) = part.kind, case .name = base.kind,
        let value = parameters[name.text]
      {
        return [(value, name.text, part.range)]
      }
      return nil
    }
  }

  /// What `read` gives for an expression or, where that is nil, for what it is made from; each
  /// local is followed once, so that locals made twice from locals come to an end.
  private func gather<Found>(
    _ expression: Expression,
    read: (Expression) -> [Found]?
  ) -> [Found] {
    var seen: Set<Int> = []
    return gather(expression, seen: &seen, read: read)
  }

  private func gather<Found>(
    _ expression: Expression,
    seen: inout Set<Int>,
    read: (Expression) -> [Found]?
  ) -> [Found] {
    if let found = read(expression) { return found }
    if case .name(let reference) = expression.kind {
      guard let local = resolution.declaration(of: reference), let value = values[local.index],
        seen.insert(local.index).inserted
      else { return [] }
      return gather(value, seen: &seen, read: read)
    }
    var found: [Found] = []
    for part in expression.parts {
      if case .expression(let inner) = part { found += gather(inner, seen: &seen, read: read) }
    }
    return found
  }
}

extension PositionConstants.Constant {
  /// What it is of a device's screen held upright; nil if it is no device's.
  ///
  /// A whole screen's length is a number that does not end in 0, since such a one may be anything;
  /// half a length is one that is set against a middle.
  var screen: (device: String, words: String)? {
    let name = axis == .vertical ? "height" : "width"
    for device in Device.bundled where device.platform == .iOS && device.rotates {
      let length = device.size[axis]
      if value == length, value.truncatingRemainder(dividingBy: 10) != 0 {
        return (device.id, "the \(name) of the screen of \(device.id)")
      }
      if isMiddle, value == length / 2 {
        return (device.id, "half the \(name) of the screen of \(device.id)")
      }
    }
    return nil
  }
}
