internal import MothDiagnostics
import MothGeometry

/// A way in which a layout changes while a scene is on screen.
package enum LayoutChange: String, Sendable, CaseIterable {
  /// The first frames know the container, but no picture's size yet.
  case lateContent = "late-content"
  /// The device turns in the middle of scrolling.
  case rotation
  /// The window becomes narrower and wide again in the middle of scrolling.
  case resize

  /// What happens, in a few words.
  package var summary: String {
    switch self {
    case .lateContent: "pictures arrive after the first frames, then there and back"
    case .rotation: "the device turns half-way through scrolling, then back"
    case .resize: "the window becomes narrower and wide again half-way through scrolling"
    }
  }

  /// How long pictures take to arrive, in frames.
  package static let lateFrames = 6
  /// In how many frames a window becomes narrower, and in how many wide again.
  package static let resizeFrames = 20
  /// The part of its width that a window keeps.
  package static let narrowest = 0.6

  /// Whether a device changes so.
  package func concerns(_ device: Device) -> Bool { self == .rotation ? device.rotates : true }

  /// The scene with this change on a device; nil if the device does not change so.
  ///
  /// Content keeps its distance from rest through a change, as far as the new extent allows.
  /// - Parameters:
  ///   - scene: The scene's tree.
  ///   - device: The device.
  ///   - orientation: How the device is held at first.
  ///   - settings: What the reader's settings change.
  /// - Returns: The layouts and the frames.
  package func timeline(
    of scene: SceneNode,
    on device: Device,
    orientation: Orientation = .portrait,
    settings: LayoutSettings = .standard
  ) -> SceneTimeline? {
    guard concerns(device) else { return nil }
    var builder = TimelineBuilder(device: device)
    func add(_ orientation: Orientation, settings: LayoutSettings) {
      builder.show(
        SceneLayout(scene, device: device, orientation: orientation, settings: settings)
      )
    }
    switch self {
    case .lateContent:
      var early = settings
      early.imagesAreLoaded = false
      add(orientation, settings: early)
      builder.rest(frames: Self.lateFrames)
      add(orientation, settings: settings)
      builder.scroll(to: 1)
    case .rotation:
      add(orientation, settings: settings)
      builder.scroll(to: 0.5)
      add(orientation == .portrait ? .landscape : .portrait, settings: settings)
      builder.scroll(to: 1)
      builder.scroll(to: 0.5)
      add(orientation, settings: settings)
    case .resize:
      let size = device.size(in: orientation)
      let insets = device.safeAreaInsets(in: orientation)
      add(orientation, settings: settings)
      builder.scroll(to: 0.5)
      for step in Array(1...Self.resizeFrames) + (0..<Self.resizeFrames).reversed() {
        let share = 1 - (1 - Self.narrowest) * Double(step) / Double(Self.resizeFrames)
        let window = Size(width: (size.width * share).rounded(), height: size.height)
        builder.show(
          SceneLayout(scene, window: window, safeAreaInsets: insets, settings: settings)
        )
        builder.rest(frames: 1)
      }
    }
    builder.scroll(to: 0)
    builder.rest(frames: 1)
    return builder.timeline
  }
}

/// Adds frames to a timeline, layout by layout.
private struct TimelineBuilder {
  let device: Device
  private var parts: [SceneTimeline.Part] = []
  private var samples = SweepSamples()
  private var offset = 0.0

  /// The speed of scrolling, in points per second: that of the linear sweep.
  private static let speed = 1000.0

  init(device: Device) {
    self.device = device
  }

  var timeline: SceneTimeline { SceneTimeline(parts: parts, samples: samples) }

  /// Lets a layout hold from the next frame on; the first one from the first frame on.
  mutating func show(_ layout: SceneLayout) {
    let start = parts.isEmpty ? 0 : samples.count
    parts.append(SceneTimeline.Part(layout: layout, start: start))
    offset = min(offset, extent)
  }

  /// Adds frames in which nothing moves.
  mutating func rest(frames: Int) {
    for _ in 0..<frames { append(offset, phase: .idle) }
  }

  /// Adds frames up to a share of the extent, in equal steps.
  mutating func scroll(to share: Double) {
    let start = offset
    let distance = share * extent - start
    let steps = (abs(distance) * device.refreshRate / Self.speed)
      .wholeNumber(in: 1...LinearSweep.maximumFrames, rounding: .up)
    for step in 1...steps {
      append(start + distance * Double(step) / Double(steps), phase: .interacting)
    }
  }

  private var extent: Double {
    guard let layout = parts.last?.layout, let index = layout.sweptScrollView else { return 0 }
    let view = layout.scrollViews[index]
    return view.extent(along: view.sweepAxis)
  }

  private mutating func append(_ newOffset: Double, phase: ScrollPhase) {
    offset = newOffset
    samples.append(
      time: Double(samples.count) / device.refreshRate,
      offset: offset,
      phase: phase
    )
  }
}
