package import MothGeometry

/// A frame with limits: it takes what it is offered between them.
package struct FlexibleFrame: SceneElement {
  package static let name = "frame"
  package static let role = ElementRole.modifier

  /// The limits of the width.
  package var width: Limits
  /// The limits of the height.
  package var height: Limits
  /// Where content of another size is.
  package var alignment: Alignment

  /// Makes a flexible frame.
  package init(width: Limits = Limits(), height: Limits = Limits(), alignment: Alignment = .center)
  {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// Offers the content the proposal within the limits; a side with a limit then takes the offer, a
  /// side without takes the content's length.
  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    let offer = offer(proposal)
    let content = context.first?.size(for: offer) ?? .zero
    return Size(
      width: width.length(offered: offer.width, content: content.width),
      height: height.length(offered: offer.height, content: content.height)
    )
  }

  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    // The content is offered what the frame became.
    let inner = offer(proposal)
    let offer = ProposedSize(
      width: inner.width.map { _ in bounds.width },
      height: inner.height.map { _ in bounds.height }
    )
    context.first?.location(in: bounds, alignment, for: offer)
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: width.offer(proposal.width),
      height: height.offer(proposal.height)
    )
  }

  /// The limits of one length, in points; nil for none.
  package struct Limits: Sendable, Equatable {
    /// The least length.
    package var min: Double?
    /// The length where none is offered.
    package var ideal: Double?
    /// The greatest length; infinity takes all that is offered.
    package var max: Double?

    /// Makes limits.
    package init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }

    func offer(_ proposed: Double?) -> Double? {
      guard var length = proposed ?? ideal else { return nil }
      if let min { length = Swift.max(length, min) }
      if let max { length = Swift.min(length, max) }
      return length
    }

    func length(offered: Double?, content: Double) -> Double {
      var length = content
      if let min { length = Swift.max(min, Swift.min(length, offered ?? length)) }
      if let max { length = Swift.min(max, Swift.max(length, offered ?? length)) }
      if min == nil, max == nil, ideal != nil, let offered { length = offered }
      return length
    }
  }
}

extension SceneNode {
  /// The view in a frame with limits.
  package func flexibleFrame(
    width: FlexibleFrame.Limits = .init(),
    height: FlexibleFrame.Limits = .init(),
    alignment: Alignment = .center,
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(
      FlexibleFrame(width: width, height: height, alignment: alignment),
      children: [self],
      line: line
    )
  }
}
