/// `onScrollGeometryChange` and its like: an action that runs when a value differs.
///
/// What the first layout does is not settled. As Moth has it, the value of a geometry of zeros is
/// what the first real one is compared with, so that a value that is the same for both never runs
/// the action: the trap in a Boolean that is already true. Measurements on macOS 26.2 (swiftui-web)
/// show one more call with that first value twice; `InitialCall.equal` reproduces them.
package struct ChangeObserver<Value: Equatable & Sendable>: Sendable {
  /// The value that the next one is compared with.
  package private(set) var current: Value
  /// How many values were looked at: the runs of the transform.
  package private(set) var transformCount = 1
  /// How many calls the action got.
  package private(set) var actionCount = 0
  private var pendingInitialCall: Bool

  /// What the action is called with before the first comparison.
  package enum InitialCall: String, Sendable, CaseIterable {
    /// It is not called.
    case none
    /// It is called with the value of a geometry of zeros as both the old and the new one.
    case equal
  }

  /// A call of the action.
  package struct Call: Sendable {
    /// The value before.
    package let old: Value
    /// The value now.
    package let new: Value
  }

  /// Makes an observer with the transform's value for a geometry of zeros.
  package init(zero: Value, initialCall: InitialCall = .none) {
    current = zero
    pendingInitialCall = initialCall == .equal
  }

  /// Looks at the transform's value for the next geometry.
  ///
  /// - Parameter value: The value.
  /// - Returns: The calls that the action gets, in order.
  package mutating func observe(_ value: Value) -> [Call] {
    transformCount += 1
    var calls: [Call] = []
    if pendingInitialCall { calls.append(Call(old: current, new: current)) }
    pendingInitialCall = false
    if value != current { calls.append(Call(old: current, new: value)) }
    current = value
    actionCount += calls.count
    return calls
  }
}

extension ChangeObserver.Call: Equatable {}
