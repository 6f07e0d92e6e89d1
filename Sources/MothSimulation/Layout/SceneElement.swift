package import MothGeometry

/// One kind of view or modifier: its arguments, how large it is and where it puts its children.
///
/// A new kind is one file in `Views` or `Modifiers` with a type that conforms to this protocol; the
/// layout engine knows no kind by name.
package protocol SceneElement: Sendable, Equatable {
  /// SwiftUI's word for it, such as `VStack` or `padding`.
  static var name: String { get }

  /// How the element takes part in the tree.
  static var role: ElementRole { get }

  /// What the element says the views around and inside it.
  var traits: ElementTraits { get }

  /// What the element draws itself; nil for one that only arranges others.
  var figure: DrawnView.Figure? { get }

  /// The size the element chooses for a proposal; it may be infinite where the proposal is.
  func size(for proposal: ProposedSize, in context: LayoutContext) -> Size

  /// Places the children of an element that was given these bounds.
  func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext)
}

/// How an element takes part in the tree.
package enum ElementRole: Sendable {
  /// A view without children.
  case leaf
  /// A view that arranges its children.
  case container
  /// A change to one child; applied to each view of a group on its own, as in SwiftUI.
  case modifier
  /// Children that belong to the parent, as `ForEach` and `Group` give them.
  case group
}

/// What an element says the views around and inside it.
package struct ElementTraits: Sendable, Equatable {
  /// The name under which an effect finds the view.
  package var target: String?
  /// What the script states about the view.
  package var marks: TargetMarks = []
  /// Whether drawing ends at the view's frame.
  package var isClipping = false
  /// The name of the coordinate space that the view gives to those inside.
  package var coordinateSpace: String?
  /// The place among siblings in drawing order; SwiftUI's default is 0.
  package var zIndex: Double?
  /// The right to space before siblings with a lower number; SwiftUI's default is 0.
  package var layoutPriority: Double?
  /// The axes along which the view scrolls its content; nil for everything but scroll views.
  package var scrollAxes: Axis.Set?
  /// The direction in which a `Spacer` among the children stretches; see `childAxis`.
  package var childAxis: ChildAxis = .inherited
  /// Margins for the content of scroll views inside, in points.
  package var contentMargins: EdgeInsets?
  /// Where scroll views inside come to rest.
  package var scrollTargetBehavior: ScrollTargetBehavior?
  /// Whether the views in the container are those at which scrolling comes to rest.
  package var isScrollTargetLayout = false
  /// Whether the views inside are made only when they come into sight.
  package var isLazy = false
  /// Which parts of the sections inside stay visible while their section does.
  package var pinnedViews: PinnedViews = []
  /// Whether the node is a section, whose first child is the header and whose last is the footer.
  package var isSection = false
  /// Whether the second child is drawn behind the first.
  package var isBackground = false
  /// Whether the view shows text.
  package var isText = false
  /// Whether the view is a `Spacer`, next to which a stack leaves no default spacing.
  package var isSpacer = false

  /// Makes the traits of an element that has none.
  package init() {}

  /// Makes the traits of an element that differs in a few places.
  package init(_ change: (inout ElementTraits) -> Void) {
    change(&self)
  }

  /// Where the direction of a `Spacer` inside comes from.
  package enum ChildAxis: Sendable, Equatable {
    /// From the nearest container outside, through modifiers.
    case inherited
    /// There is none: a `Spacer` stretches both ways.
    case none
    /// A stack along this axis.
    case along(Axis)
  }
}

/// What a scene script states about a target.
package struct TargetMarks: OptionSet, Hashable, Sendable {
  /// One bit for each mark.
  package let rawValue: UInt8

  /// The view takes taps.
  package static let interactive = TargetMarks(rawValue: 1)
  /// The view carries no information.
  package static let decorative = TargetMarks(rawValue: 2)
  /// The view has to stay legible.
  package static let text = TargetMarks(rawValue: 4)

  /// Makes marks from their bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

extension SceneElement {
  /// No traits.
  package var traits: ElementTraits { ElementTraits() }

  /// Nothing.
  package var figure: DrawnView.Figure? { nil }

  /// The size of the first child under the same proposal, nothing without one.
  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    context.first?.size(for: proposal) ?? .zero
  }

  /// Every child at the element's own corner, under the same proposal.
  package func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    for child in context { child.location(at: bounds.origin, for: proposal) }
  }

  /// Whether the other element is of the same kind with equal arguments.
  func isEqual(to other: any SceneElement) -> Bool {
    other as? Self == self
  }
}
