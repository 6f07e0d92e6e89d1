package import MothGeometry

/// A fixed ratio of width to height, inside the proposal or filling it.
package struct AspectRatio: SceneElement {
  package static let name = "aspectRatio"
  package static let role = ElementRole.modifier

  /// Width divided by height; nil for the view's own.
  package var ratio: Double?
  /// Whether the view fits into the proposal or covers it.
  package var contentMode: ContentMode

  /// Makes a ratio; nil keeps that of the view's ideal size.
  package init(_ ratio: Double? = nil, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  /// Offers the content a size of the ratio and is as large as the content, also where that is more
  /// than was offered.
  ///
  /// Without any offer the content is asked for its ideal size, whatever the ratio: OpenSwiftUI's
  /// `AspectRatioLayout`.
  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    context.first?.size(for: offer(proposal, context: context)) ?? .zero
  }

  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    context.first?.location(at: bounds.origin, for: offer(proposal, context: context))
  }

  private func offer(_ proposal: ProposedSize, context: LayoutContext) -> ProposedSize {
    let ideal = context.first?.size(for: .unspecified) ?? .zero
    let ratio = ratio.map { context.usable($0, what: "aspect ratio") } ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return proposal
    case (let width?, nil):
      return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedSize(width: height * ratio, height: height)
    case (let width?, let height?):
      return ProposedSize(scaled(Size(width: width, height: height), ratio: ratio))
    }
  }

  private func scaled(_ size: Size, ratio: Double) -> Size {
    let isWidthBinding =
      switch contentMode {
      case .fit: size.width <= size.height * ratio
      case .fill: size.width >= size.height * ratio
      }
    return isWidthBinding
      ? Size(width: size.width, height: size.width / ratio)
      : Size(width: size.height * ratio, height: size.height)
  }

  /// How a view with a ratio takes a proposal of another ratio.
  package enum ContentMode: String, Sendable, CaseIterable {
    /// As large as fits inside.
    case fit
    /// As small as covers all of it.
    case fill
  }
}

extension SceneNode {
  /// The view with a ratio of width to height; nil keeps that of its ideal size.
  package func aspectRatio(
    _ ratio: Double? = nil,
    contentMode: AspectRatio.ContentMode,
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(AspectRatio(ratio, contentMode: contentMode), children: [self], line: line)
  }

  /// `scaledToFill()`: the view's own ratio, covering the proposal.
  package func scaledToFill(line: Int? = nil) -> SceneNode {
    aspectRatio(contentMode: .fill, line: line)
  }

  /// `scaledToFit()`: the view's own ratio, inside the proposal.
  package func scaledToFit(line: Int? = nil) -> SceneNode {
    aspectRatio(contentMode: .fit, line: line)
  }
}
