/// Where a scroll view comes to rest after a gesture, in SwiftUI's words.
///
/// The rules are those of SwiftVVD's `ScrollTargetBehavior`; the counts of views that a limit lets
/// pass are not documented by Apple and assumed here.
package enum ScrollTargetBehavior: Sendable, Hashable {
  /// Where the motion ends by itself.
  case automatic
  /// At a whole page, at most one further than where the gesture began.
  case paging
  /// At one of the views of the scroll target layout.
  case viewAligned(limit: Limit)

  /// How many views a gesture may pass.
  package enum Limit: String, Sendable, Hashable, CaseIterable {
    /// Limited where the size class along the axis is compact.
    case automatic
    /// As few as possible; assumed to be one.
    case always
    /// A few; assumed to be three.
    case alwaysByFew
    /// One.
    case alwaysByOne
    /// Any number.
    case never

    /// The number of views a gesture may pass; nil for any.
    func count(isCompact: Bool) -> Int? {
      switch self {
      case .automatic: isCompact ? 1 : nil
      case .always: Assumption.alwaysLimit
      case .alwaysByOne: 1
      case .alwaysByFew: Assumption.alwaysByFewLimit
      case .never: nil
      }
    }
  }

  /// The rate at which the scroll view slows down; nil for the gesture's own.
  package var rate: Deceleration.Rate? {
    switch self {
    case .automatic: nil
    case .paging, .viewAligned: .fast
    }
  }

  /// Where scrolling comes to rest instead of a proposed offset; nil for the proposal.
  ///
  /// - Parameters:
  ///   - proposal: Where the motion would end by itself, in points.
  ///   - original: Where the gesture began.
  ///   - current: Where the finger left.
  ///   - velocity: The speed there, in points per second.
  ///   - track: The scroll view.
  /// - Returns: An offset within the ends.
  package func target(
    for proposal: Double,
    from original: Double,
    at current: Double,
    velocity: Double,
    on track: ScrollTrack
  ) -> Double? {
    switch self {
    case .automatic: nil
    case .paging: page(for: proposal, from: original, velocity: velocity, on: track)
    case .viewAligned(let limit):
      view(for: proposal, from: original, at: current, velocity: velocity, limit, on: track)
    }
  }

  private func page(
    for proposal: Double,
    from original: Double,
    velocity: Double,
    on track: ScrollTrack
  ) -> Double? {
    let page = track.container
    guard page > 0, track.extent > 0, (0...track.extent).contains(proposal) else { return nil }
    let start = (original / page).rounded()
    let number =
      velocity > 0 ? start + 1 : velocity < 0 ? start - 1 : (proposal / page).rounded()
    let offset = number * page
    return (0...track.extent).contains(offset) ? offset : nil
  }

  private func view(
    for proposal: Double,
    from original: Double,
    at current: Double,
    velocity: Double,
    _ limit: Limit,
    on track: ScrollTrack
  ) -> Double? {
    guard proposal > 0, proposal < track.extent else { return nil }
    let all = track.snapTargets.filter { $0.length <= 1.1 * track.container }
    guard let closest = nearest(to: proposal, in: all), let first = nearest(to: original, in: all)
    else { return nil }
    let visible = all.indices.filter { index in
      all[index].start < current + track.container
        && all[index].start + all[index].length > current
    }
    let candidates = Set(visible + [closest]).sorted()
    let nearby = candidates.map { all[$0] }
    guard var choice = nearest(to: proposal, in: nearby).map({ candidates[$0] }) else { return nil }
    if all[choice].start == all[first].start, velocity != 0 {
      // A gesture with speed leaves the view it began at, if there is another one to go to.
      let ahead = candidates.filter {
        velocity > 0 ? all[$0].start > all[choice].start : all[$0].start < all[choice].start
      }
      choice = (velocity > 0 ? ahead.first : ahead.last) ?? choice
    }
    if let count = limit.count(isCompact: track.isCompact) {
      choice = min(max(choice, first - count), first + count)
    }
    return track.limited(all[choice].start)
  }

  /// The index of the target whose near side is nearest; the first of equals.
  private func nearest(to offset: Double, in targets: [ScrollTrack.SnapTarget]) -> Int? {
    targets.indices.min { abs(targets[$0].start - offset) < abs(targets[$1].start - offset) }
  }
}
