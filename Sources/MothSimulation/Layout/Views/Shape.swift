package import MothGeometry

/// A shape or a colour, which fills what it is offered.
package struct Shape: SceneElement {
  package static let name = "Shape"
  package static let role = ElementRole.leaf

  /// The form that is filled.
  package var form: Form

  /// The length of a shape that is offered none, in points, as in SwiftUI.
  package static let idealLength = 10.0

  /// Makes a shape.
  package init(_ form: Form) {
    self.form = form
  }

  package var figure: DrawnView.Figure? { .shape(form) }

  /// Takes the proposal, and 10 points where it is open; a circle takes the smaller of both
  /// lengths.
  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    let ideal = Size(width: Self.idealLength, height: Self.idealLength)
    let size = proposal.replacingUnspecified(by: ideal)
    guard form == .circle else { return size }
    let diameter = min(size.width, size.height)
    return Size(width: diameter, height: diameter)
  }

  /// The forms a shape can have.
  package enum Form: Sendable, Equatable {
    /// A rectangle.
    case rectangle
    /// A rectangle with round corners of this radius, in points.
    case roundedRectangle(cornerRadius: Double)
    /// A circle.
    case circle
    /// A rectangle whose short sides are half circles.
    case capsule
    /// An ellipse.
    case ellipse
    /// A colour, filling a rectangle.
    case color
  }
}

extension SceneNode {
  /// A shape or a colour.
  package static func shape(_ form: Shape.Form, line: Int? = nil) -> SceneNode {
    SceneNode(Shape(form), line: line)
  }
}
