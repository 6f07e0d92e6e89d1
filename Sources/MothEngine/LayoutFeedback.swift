package import MothGeometry
internal import MothScript
internal import MothSimulation

/// Lays a scene out again as a state asks, within the frame in which it does.
///
/// In each pass of a frame `of` reads the scroll view, the action may write, and the state gives
/// its sizes. If these are others, the scene is laid out again, the content stays where the finger
/// has it as far as the new extent allows, and the next pass begins.
struct LayoutFeedback {
  /// The most passes in a frame.
  ///
  /// A layout that follows from the state takes two, and one that depends on another in turn three;
  /// what takes ten will not settle. The number is Moth's own choice.
  static let maximumPasses = 10

  private let context: UnitContext
  private let definition: ScrollStateDefinition
  private let root: SceneNode
  /// The current sizes.
  private var sizes: [Double]
  /// The sizes of the first state.
  private var firstSizes: [Double]
  /// The layouts made so far.
  private var layouts: [LayoutKey: SceneLayout] = [:]
  /// Whether a frame did not settle; the layout then stays as it is.
  private var isGivenUp = false
  /// The frames in which the scene was laid out again.
  private(set) var frames: [LayoutFrame] = []

  private struct LayoutKey: Hashable {
    var part: Int
    var sizes: [UInt64]
  }

  /// Makes the feedback of a state; nil if it gives no view a size.
  init?(_ context: UnitContext, definition: ScrollStateDefinition) {
    guard let root = context.root, !definition.layout.isEmpty else { return nil }
    self.context = context
    self.definition = definition
    self.root = root
    sizes = Array(repeating: .nan, count: definition.layout.count * TargetFrame.numberCount)
    firstSizes = sizes
  }

  /// Begins the state machine and takes over the sizes of the first state.
  mutating func begin(
    _ pass: (inout ScriptState.StateQuestions) -> ScriptState.Batch
  ) -> ScriptState.Batch {
    var questions = ScriptState.StateQuestions()
    questions.sizes = sizes
    let batch = pass(&questions)
    sizes = questions.sizes ?? sizes
    firstSizes = sizes
    return batch
  }

  /// Runs one sample until its layout settles, and reports it like a batch of one.
  mutating func run(
    sample: Int,
    inputs: ScrollInputs,
    _ pass: (inout ScriptState.StateQuestions) -> ScriptState.Batch
  ) -> ScriptState.Batch {
    var questions = ScriptState.StateQuestions()
    questions.sizes = sizes
    questions.isAgain = true
    var frame = LayoutFrame(sample: sample)
    while true {
      let geometry = geometry(at: sample)
      inputs.set(geometry, sample: sample)
      let batch = pass(&questions)
      guard batch.evaluated == 1 else { return batch }
      frame.passes.append(LayoutFrame.Pass(geometry: geometry, fired: questions.didFire))
      let wanted = questions.sizes ?? sizes
      let isSettled = isGivenUp || bits(wanted) == bits(sizes)
      if isSettled || frame.passes.count == Self.maximumPasses {
        frame.isSettled = isSettled
        finish(frame)
        return batch
      }
      sizes = wanted
    }
  }

  private mutating func finish(_ frame: LayoutFrame) {
    if !frame.isSettled { isGivenUp = true }
    if frame.passes.count > 1 { frames.append(frame) }
  }

  private func bits(_ numbers: [Double]) -> [UInt64] { numbers.map(\.bitPattern) }

  // MARK: - Layouts

  /// The scroll view in the current layout, where the finger has it at a sample.
  private mutating func geometry(at sample: Int) -> ScrollGeometry {
    let parts = context.timeline.parts
    guard let part = parts.lastIndex(where: { $0.start <= sample }),
      let swept = parts[part].layout.sweptScrollView
    else { return .zero }
    let first = scrollView(swept, in: part, sizes: firstSizes)
    let view = scrollView(swept, in: part, sizes: sizes)
    let finger = context.samples.offsets[sample]
    // What is pulled beyond the end of the first layout is pulled beyond that of another too.
    let beyond = max(0, finger - first.extent(along: first.sweepAxis))
    let distance = min(finger - beyond, view.extent(along: first.sweepAxis)) + beyond
    return view.geometry(atDistance: distance)
  }

  private mutating func scrollView(
    _ index: Int,
    in part: Int,
    sizes: [Double]
  ) -> ScrollViewLayout {
    let views = layout(in: part, sizes).scrollViews
    // A frame can make a scene too deep, and what is too deep is left out.
    return index < views.count
      ? views[index] : context.timeline.parts[part].layout.scrollViews[index]
  }

  private mutating func layout(in part: Int, _ sizes: [Double]) -> SceneLayout {
    let key = LayoutKey(part: part, sizes: bits(sizes))
    if let known = layouts[key] { return known }
    var frames: [String: TargetFrame] = [:]
    for (index, view) in definition.layout.enumerated() {
      let start = index * TargetFrame.numberCount
      frames[view.target] = TargetFrame(sizes[start..<start + TargetFrame.numberCount])
    }
    let layout = context.timeline.parts[part].layout.laidOut(root.framing(frames))
    layouts[key] = layout
    return layout
  }
}

/// A frame in which a state laid the scene out again.
package struct LayoutFrame: Equatable, Sendable {
  /// The sample.
  package var sample: Int
  /// What `of` read in each pass, and whether its value was another one.
  package var passes: [Pass] = []
  /// Whether the last pass asked for the layout that it had.
  package var isSettled = true

  /// One pass of a frame.
  package struct Pass: Equatable, Sendable {
    /// What the scroll view reported.
    package var geometry: ScrollGeometry
    /// Whether the action ran.
    package var fired: Bool
  }

  init(sample: Int) { self.sample = sample }

  /// How often the action ran.
  package var actions: Int { passes.count { $0.fired } }

  /// Whether the frame goes back and forth between two layouts and never settles.
  package var alternates: Bool {
    let last = passes.suffix(4).map(\.geometry)
    return !isSettled && last.count == 4 && last[0] == last[2] && last[1] == last[3]
      && last[0] != last[1]
  }
}
