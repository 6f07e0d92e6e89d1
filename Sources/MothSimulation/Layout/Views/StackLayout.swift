import MothGeometry

/// The rules that vertical and horizontal stacks share, lazy ones included.
struct StackLayout {
  /// The direction in which the views follow each other.
  let axis: Axis
  /// The distance between neighbours in points; nil for the default.
  let spacing: Double?
  /// The share of the free space across that lies before a view.
  let alignment: Double
  /// Whether views are asked for their ideal length whatever the stack is offered.
  let isLazy: Bool

  /// The distance between neighbours where the scene gives none, in points: SwiftUI's on iOS
  /// between views that state no preference of their own.
  static let defaultSpacing = 8.0

  func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    let children = context.children
    let arranged = arrange(children, proposal: proposal)
    let length = arranged.lengths.reduce(0, +) + gaps(children).reduce(0, +)
    let widest = arranged.breadths.max() ?? 0
    let across = isLazy ? proposal[axis.other] ?? widest : widest
    return Size(along: axis, length, across: across)
  }

  func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    let children = context.children
    let arranged = arrange(children, proposal: proposal)
    let gaps = gaps(children) + [0]
    var position = bounds.min(along: axis)
    for (index, child) in children.enumerated() {
      var origin = bounds.origin
      let free = bounds.size[axis.other] - arranged.breadths[index]
      origin[axis] = position
      origin[axis.other] += free * alignment
      child.location(at: origin, for: arranged.proposals[index])
      position += arranged.lengths[index] + gaps[index]
    }
  }

  /// The children's lengths along the stack, their lengths across, and what they were offered.
  private struct Arrangement {
    var lengths: [Double]
    var breadths: [Double]
    var proposals: [ProposedSize]
  }

  /// The distances between neighbours; next to a `Spacer` the default is none.
  private func gaps(_ children: [LayoutSubview]) -> [Double] {
    zip(children, children.dropFirst()).map { left, right in
      spacing ?? (left.isSpacer || right.isSpacer ? 0 : Self.defaultSpacing)
    }
  }

  private func arrange(_ children: [LayoutSubview], proposal: ProposedSize) -> Arrangement {
    var open = proposal
    open[axis] = nil
    var result = Arrangement(
      lengths: Array(repeating: 0, count: children.count),
      breadths: Array(repeating: 0, count: children.count),
      proposals: Array(repeating: open, count: children.count)
    )
    if let length = proposal[axis], !isLazy {
      let shares = shares(of: length - gaps(children).reduce(0, +), children, proposal: proposal)
      for (index, share) in shares.enumerated() { result.proposals[index][axis] = share }
    }
    for (index, child) in children.enumerated() {
      let size = child.size(for: result.proposals[index])
      result.lengths[index] = size[axis]
      result.breadths[index] = size[axis.other]
    }
    return result
  }

  /// What each child is offered: views of high priority first, among equals the least flexible
  /// first, each an equal share of what is then left.
  private func shares(
    of length: Double,
    _ children: [LayoutSubview],
    proposal: ProposedSize
  ) -> [Double] {
    let ranges = children.map { range(of: $0, proposal) }
    // In the children's order, so that lengths are added up in it.
    let groups = Dictionary(grouping: children.indices) { children[$0].layoutPriority }
      .sorted { $0.key < $1.key }.map(\.value)
    var reserved: [Double] = []
    var sum = 0.0
    for group in groups {
      reserved.append(sum)
      sum = group.reduce(sum) { $0 + ranges[$1].least }
    }
    var shares = Array(repeating: 0.0, count: children.count)
    var left = length
    for (group, reserved) in zip(groups, reserved).reversed() {
      let group = group.sorted { (ranges[$0].flexibility, $0) < (ranges[$1].flexibility, $1) }
      for (position, index) in group.enumerated() {
        let share = max(0, (left - reserved) / Double(group.count - position))
        shares[index] = share
        var offered = proposal
        offered[axis] = share
        let taken = children[index].size(for: offered)[axis]
        // An infinite child leaves nothing, and infinity less infinity is no number.
        left = taken.isFinite ? left - taken : (left.isFinite ? 0 : left)
      }
    }
    return shares
  }

  private func range(
    of child: LayoutSubview,
    _ proposal: ProposedSize
  ) -> (least: Double, flexibility: Double) {
    var offered = proposal
    offered[axis] = 0
    let least = child.size(for: offered)[axis]
    offered[axis] = .infinity
    let most = child.size(for: offered)[axis]
    return (least, least.isFinite ? most - least : 0)
  }
}
