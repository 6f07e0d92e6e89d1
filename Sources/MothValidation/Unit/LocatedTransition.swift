internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript
internal import MothSimulation

/// A scroll transition on one target, in the first layout.
struct LocatedTransition {
  let unit: ValidatedUnit
  let transition: ScrollTransition
  /// The target, by its index among the unit's targets.
  let target: Int
  /// The axis along which it goes.
  let axis: Axis
  /// The target's length along the axis, in points.
  let length: Double
  /// The scroll view's length along the axis inside its insets, in points; nil without one.
  let containerLength: Double?

  /// Whether nothing is drawn but the identity phase.
  var isIdentity: Bool {
    transition.topLeading == .identity && transition.bottomTrailing == .identity
  }

  /// The columns that a phase changes, as the closure's numbers for it differ from those for the
  /// identity phase.
  func columns(changedBy phase: ScrollTransitionPhase) -> [Int] {
    guard let shape = unit.evaluation.trace?.shape else { return [] }
    return shape.columns.indices.filter { column in
      guard shape.columns[column].column?.isAnimatable ?? true,
        let rest = unit.closureValue(of: column, target, phase: .identity),
        let edge = unit.closureValue(of: column, target, phase: phase)
      else { return false }
      return edge != rest
    }
  }
}

extension ValidatedUnit {
  /// The scroll transitions of the effect on each target.
  var locatedTransitions: [LocatedTransition] {
    guard let layout = context.layout else { return [] }
    return evaluation.transitions.flatMap { transition in
      context.targets.indices.map { target in
        let view = context.targets[target]
        let around = view.path.map { layout.scrollViews[$0] }
        let axis = transition.resolvedAxis(innermost: around.last?.axes)
        return LocatedTransition(
          unit: self,
          transition: transition,
          target: target,
          axis: axis,
          length: view.frame.size[axis],
          containerLength: around.last { $0.axes.contains(axis) }?.container.size[axis]
        )
      }
    }
  }

  /// What a transition's closure returned for a phase that is drawn.
  func closureValue(of column: Int, _ target: Int, phase: ScrollTransitionPhase) -> Double? {
    evaluation.closureValues[column]?.first { $0.target == target && $0.phase == phase }?.value
  }
}
