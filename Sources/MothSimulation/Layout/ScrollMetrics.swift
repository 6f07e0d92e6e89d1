package import MothGeometry

/// What a scroll view finds out about itself during layout.
package struct ScrollMetrics: Sendable, Equatable {
  /// The scroll view inside its content insets, in window coordinates: where the content rests.
  package var container: Rect
  /// The size of the content, in points.
  package var contentSize: Size
  /// Safe area and content margins together, in points.
  package var contentInsets: EdgeInsets

  /// Makes the metrics of one scroll view.
  package init(container: Rect, contentSize: Size, contentInsets: EdgeInsets) {
    self.container = container
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  /// The part of the window that the scroll view draws in, content insets included.
  package var viewport: Rect {
    container.inset(
      by: EdgeInsets(
        top: -contentInsets.top,
        leading: -contentInsets.leading,
        bottom: -contentInsets.bottom,
        trailing: -contentInsets.trailing
      )
    )
  }
}
