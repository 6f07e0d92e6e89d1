import MothDiagnostics
import MothGeometry

/// One layout of one scene: its views in a flat list, with the sizes measured so far.
///
/// A class because the elements' recursive calls share its caches; it never leaves the layout.
final class LayoutPass {
  var nodes: [LayoutNode] = []
  let settings: LayoutSettings
  private(set) var problems: [LayoutProblem] = []
  private var reported: Set<LayoutProblem> = []
  private let control: WorkControl

  /// The largest length a view may have, in points: far beyond any content, and small enough that
  /// coordinates keep a precision of a thousandth of a point.
  static let maximumLength = 1e9

  /// How many steps a layout may take that belongs to no controlled work.
  static let maximumSteps = 10_000_000

  init(settings: LayoutSettings) {
    self.settings = settings
    control = .current ?? WorkControl(limits: [.layout: Self.maximumSteps])
  }

  /// Takes steps of laying out; false if the layout is to end, whose result is then of no use.
  func goesOn(after steps: Int = 1) -> Bool {
    if control.goesOn(after: steps, of: .layout) { return true }
    if control.cut == .steps(.layout) {
      report(.tooComplex, message: "laying the scene out takes too many steps", line: nil)
    }
    return false
  }

  /// Builds, measures and places a scene; the index of its root, nil when there is nothing in it.
  func layOut(_ scene: SceneNode, window: Size, safeAreaInsets: EdgeInsets) -> Int? {
    guard let root = LayoutBuilder(pass: self).build(scene) else { return nil }
    let whole = Rect(origin: .zero, size: window)
    // Layout takes leading for left; the mirror image at the end brings each inset to its side.
    var insets = safeAreaInsets
    if settings.layoutDirection == .rightToLeft { insets.mirror() }
    let inner = whole.inset(by: insets)
    let offer = ProposedSize(inner.size)
    let size = measure(root, proposal: offer, container: inner.size)
    location(
      root,
      at: Alignment.center.origin(of: size, in: inner),
      proposal: offer,
      container: inner.size,
      safeArea: SafeArea(inner: inner, outer: whole)
    )
    return root
  }

  /// The size of a view for a proposal, from the cache where it was asked before.
  func measure(_ index: Int, proposal: ProposedSize, container: Size) -> Size {
    let question = Measurement(proposal: proposal, container: container)
    guard goesOn() else { return .zero }
    if let known = nodes[index].answer(to: question) { return known }
    let node = nodes[index]
    let context = LayoutContext(
      pass: self,
      node: index,
      container: container,
      safeArea: node.safeArea
    )
    var size = node.element.size(for: proposal, in: context)
    size.width = nonNegative(size.width, what: "width", at: index)
    size.height = nonNegative(size.height, what: "height", at: index)
    nodes[index].remember(size, for: question)
    return size
  }

  /// Gives a view its frame and lets it place its children.
  func location(
    _ index: Int,
    at origin: Point,
    proposal: ProposedSize,
    container: Size,
    safeArea: SafeArea
  ) {
    let size = measure(index, proposal: proposal, container: container)
    guard goesOn() else { return }
    let frame = Rect(
      x: bounded(origin.x),
      y: bounded(origin.y),
      width: usable(size.width, what: "width", at: index),
      height: usable(size.height, what: "height", at: index)
    )
    nodes[index].frame = frame
    nodes[index].safeArea = safeArea
    let context = LayoutContext(
      pass: self,
      node: index,
      container: container,
      safeArea: safeArea
    )
    nodes[index].element.location(in: frame, for: proposal, in: context)
  }

  /// Reports a problem once for each place in the script.
  func report(_ kind: LayoutProblem.Kind, message: String, line: Int?) {
    let problem = LayoutProblem(kind, message: message, line: line)
    if reported.insert(problem).inserted { problems.append(problem) }
  }

  /// The length itself if it can be used, else what is used instead, reported.
  func usable(_ length: Double, what: String, at index: Int) -> Double {
    guard length > Self.maximumLength else { return nonNegative(length, what: what, at: index) }
    report(
      .invalidSize,
      message:
        "the \(what) of '\(name(index))' must be at most \(Self.maximumLength) points; got \(length)",
      line: nodes[index].line
    )
    return Self.maximumLength
  }

  /// Insets that can be used, which may be negative: those that are no number become 0, and others
  /// are limited to the largest length; reported.
  func usable(_ insets: EdgeInsets, line: Int?) -> EdgeInsets {
    var result = insets
    for edge in Edge.allCases where !(abs(insets[edge]) <= Self.maximumLength) {
      result[edge] = bounded(insets[edge])
      let limit = Self.maximumLength
      report(
        .invalidSize,
        message: "the \(edge.rawValue) inset must be between -\(limit) and \(limit) points; "
          + "got \(insets[edge]), used \(result[edge])",
        line: line
      )
    }
    return result
  }

  private func nonNegative(_ length: Double, what: String, at index: Int) -> Double {
    if length >= 0 { return length }
    report(
      .invalidSize,
      message: "the \(what) of '\(name(index))' must be 0 points or more; got \(length), used 0",
      line: nodes[index].line
    )
    return 0
  }

  private func bounded(_ coordinate: Double) -> Double {
    guard !coordinate.isNaN else { return 0 }
    return min(max(coordinate, -Self.maximumLength), Self.maximumLength)
  }

  private func name(_ index: Int) -> String { type(of: nodes[index].element).name }
}

/// A view of a scene while it is laid out.
///
/// A class, so that the recursive calls share it without copying.
final class LayoutNode {
  let element: any SceneElement
  let traits: ElementTraits
  let line: Int?
  let stackAxis: Axis?
  let contentMargins: EdgeInsets
  let scrollTargetBehavior: ScrollTargetBehavior
  var children: [Int] = []
  var layoutPriority = 0.0
  var zIndex = 0.0
  /// What the view is in its section; nil for everything but headers and footers.
  var sectionPart: SectionPart?
  var frame = Rect.zero
  var safeArea = SafeArea(inner: .zero, outer: .zero)
  var scroll: ScrollMetrics?
  private var answers: [(question: Measurement, size: Size)] = []

  /// How many sizes a view remembers; an ordinary view is asked for fewer than ten.
  private static let capacity = 64

  init(_ node: SceneNode, surroundings: Surroundings) {
    element = node.element
    traits = node.element.traits
    line = node.line
    stackAxis = surroundings.stackAxis
    contentMargins = surroundings.contentMargins
    scrollTargetBehavior = surroundings.scrollTargetBehavior
  }

  func answer(to question: Measurement) -> Size? {
    answers.first { $0.question == question }?.size
  }

  func remember(_ size: Size, for question: Measurement) {
    if answers.count == Self.capacity { answers.removeAll(keepingCapacity: true) }
    answers.append((question, size))
  }
}

/// Everything a view's size depends on during one layout.
struct Measurement: Equatable {
  let proposal: ProposedSize
  let container: Size
}

/// A header or a footer with the place where its section ends on the other side.
struct SectionPart: Equatable {
  let isHeader: Bool
  /// The last view of a header's section, the first of a footer's.
  let farthest: Int
}
