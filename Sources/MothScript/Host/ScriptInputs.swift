internal import CMothLua
internal import MothGeometry
package import MothSimulation

/// What an effect reads that may differ from sample to sample, in memory that the shim reads.
///
/// Constant columns take one number each, with a stride of 0. A state keeps what is bound to it,
/// since a script may read an object that it has kept.
package final class ScriptInputs {
  private var numbers: [UnsafeMutablePointer<Double>] = []
  private var names = CStrings()
  private let spaces: UnsafeMutablePointer<MothSpace>
  private var inputs = MothInputs()

  /// Takes over the scroll's velocity and the simulated clock, without a geometry; without either,
  /// all that moves is 0.
  package init(velocities: [Double] = [], times: [Double] = []) {
    spaces = .allocate(capacity: 1)
    inputs.velocity = keep(.values(velocities))
    inputs.time = keep(.values(times))
  }

  /// Takes over a target's geometry, with the scroll's velocity and the simulated clock.
  package init(
    _ geometry: TargetGeometry,
    velocities: [Double],
    times: [Double]
  ) {
    spaces = .allocate(capacity: max(geometry.spaces.count, 1))
    inputs.width = keep(geometry.width)
    inputs.height = keep(geometry.height)
    inputs.safe_top = keep(geometry.safeArea.top)
    inputs.safe_leading = keep(geometry.safeArea.leading)
    inputs.safe_bottom = keep(geometry.safeArea.bottom)
    inputs.safe_trailing = keep(geometry.safeArea.trailing)
    inputs.velocity = keep(.values(velocities))
    inputs.time = keep(.values(times))
    for (index, space) in geometry.spaces.enumerated() {
      (spaces + index).initialize(to: cSpace(space))
    }
    inputs.spaces = UnsafePointer(spaces)
    inputs.space_count = UInt32(geometry.spaces.count)
  }

  deinit {
    for block in numbers { block.deallocate() }
    names.free()
    spaces.deallocate()
  }

  func withCInputs<Result>(_ body: (UnsafePointer<MothInputs>) -> Result) -> Result {
    withUnsafePointer(to: inputs, body)
  }

  private func cSpace(_ space: SpaceGeometry) -> MothSpace {
    let nothing = MothColumn(base: nil, stride: 0)
    return MothSpace(
      name: names.keep(space.space.name),
      min_x: keep(space.minX),
      min_y: keep(space.minY),
      width: keep(space.width),
      height: keep(space.height),
      // bounds(of:) takes a scroll view or a named space, not .local or .global.
      takes_bounds: space.space != .local && space.space != .global,
      has_bounds: space.hasBounds,
      container_width: space.containerWidth.map { keep($0) } ?? nothing,
      container_height: space.containerHeight.map { keep($0) } ?? nothing
    )
  }

  private func keep(_ column: GeometryColumn) -> MothColumn {
    switch column {
    case .constant(let value): MothColumn(base: keep([value]), stride: 0)
    case .values([]): MothColumn(base: nil, stride: 0)
    case .values(let values): MothColumn(base: keep(values), stride: 1)
    }
  }

  private func keep(_ values: [Double]) -> UnsafePointer<Double> {
    let block = UnsafeMutablePointer<Double>.allocate(capacity: values.count)
    block.initialize(from: values, count: values.count)
    numbers.append(block)
    return UnsafePointer(block)
  }
}
