package import MothGeometry

/// Something that a scene shows: a shape, a picture or a text, at rest.
package struct DrawnView: Sendable, Equatable {
  /// What is drawn.
  package let figure: Figure
  /// Its frame at rest, in window coordinates.
  package let frame: Rect
  /// The scroll views around it, from the outermost inwards; each clips to its viewport.
  package let path: [Int]
  /// How it is kept visible as part of a section; nil if it is not.
  package let pin: Pin?
  /// The targets around it, from the outermost inwards, as indices into the layout's list; an
  /// effect on one of them moves it.
  package let targets: [Int]
  /// The clipped views around it, from the outermost inwards.
  package let clips: [Clip]
  /// Its range in the source in drawing order; larger is nearer.
  package let drawingIndex: Int
  /// The line of the scene script, from 1, where it is known.
  package let line: Int?

  /// The things that can be drawn.
  package enum Figure: Sendable, Equatable {
    /// A filled shape or a colour.
    case shape(Shape.Form)
    /// A picture.
    case image
    /// A text, with the size of its font in points, Dynamic Type not counted.
    case text(String, fontSize: Double)
  }

  /// A view that ends the drawing of those inside at its frame.
  package struct Clip: Sendable, Equatable {
    /// The frame at rest, in window coordinates.
    package let frame: Rect
    /// The scroll views around it.
    package let path: [Int]
    /// How it is kept visible as part of a section; nil if it is not.
    package let pin: Pin?
    /// The targets around it, as indices into the layout's list; an effect on one of them moves it.
    package let targets: [Int]
  }
}
