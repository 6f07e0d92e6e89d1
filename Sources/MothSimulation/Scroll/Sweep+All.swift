extension Sweep {
  /// The sweeps that come with Moth, in the order in which they are listed.
  package static let all: [Sweep] = [
    linear, exhaustive, tap, slowDrag, fling, fastFling, catchFling, stop, reversal, pull,
    edgeBounce, paging, viewAligned, jump, animatedScroll, unevenFrames,
  ]

  /// The sweep of this name; nil if there is none.
  package static func named(_ name: String) -> Sweep? {
    all.first { $0.name == name }
  }

  /// There and back over the whole extent at constant speed, with overscroll at both ends.
  package static let linear = Sweep(
    name: "linear",
    summary: "there and back over the whole extent at constant speed, with overscroll at both ends",
    plan: .linear(LinearSweep())
  )

  /// Every device pixel of the extent.
  package static let exhaustive = Sweep(
    name: "exhaustive",
    summary: "every device pixel of the extent, one for each frame",
    plan: .exhaustive
  )

  /// A finger that does not scroll.
  package static let tap = gesture(
    "tap",
    summary: "a finger comes and goes without scrolling",
    steps: [.hold(seconds: 0.15), .lift(), .wait(seconds: 0.1)]
  )

  /// A slow drag that ends still.
  package static let slowDrag = gesture(
    "slow-drag",
    summary: "a slow drag over half a screen, held before the finger leaves",
    steps: [.drag(.viewports(0.5), seconds: 2), .hold(seconds: 0.15), .lift(), .wait(seconds: 0.1)]
  )

  /// A flick at the normal rate.
  package static let fling = gesture(
    "fling",
    summary: "a flick that slows down at the normal rate",
    steps: flick
  )

  /// A flick at the fast rate.
  package static let fastFling = gesture(
    "fling-fast",
    summary: "a flick that slows down at the fast rate",
    steps: flick,
    rate: .fast
  )

  /// A flick that the finger catches.
  package static let catchFling = gesture(
    "catch",
    summary: "a flick that the finger catches after 0.3 seconds",
    steps: [
      .hold(seconds: 0.05), .drag(.points(250), seconds: 0.12), .lift(caughtAfter: 0.3),
      .hold(seconds: 0.2), .lift(), .wait(seconds: 0.1),
    ]
  )

  /// A drag that stops, and frames in which nothing moves.
  package static let stop = gesture(
    "stop",
    summary: "a quick drag that stops at once, then half a second of idle frames",
    steps: [
      .drag(.points(300), seconds: 0.3), .hold(seconds: 0.2), .lift(), .wait(seconds: 0.5),
    ]
  )

  /// A drag that turns back twice.
  package static let reversal = gesture(
    "reversal",
    summary: "a drag that turns back twice without lifting the finger",
    steps: [
      .drag(.points(260), seconds: 0.25), .drag(.points(-200), seconds: 0.2),
      .drag(.points(150), seconds: 0.1), .lift(), .wait(seconds: 0.1),
    ]
  )

  /// A pull beyond the start, held and let go.
  package static let pull = gesture(
    "pull",
    summary: "a pull beyond the start, held and let go",
    steps: [
      .hold(seconds: 0.05), .drag(.points(-310), seconds: 0.5), .hold(seconds: 0.3), .lift(),
      .wait(seconds: 0.1),
    ]
  )

  /// Flicks into both ends.
  package static let edgeBounce = gesture(
    "edge-bounce",
    summary: "flicks into the end and into the start, with their bounces",
    steps: [
      .jump(to: 0.98), .drag(.points(250), seconds: 0.12), .lift(), .wait(seconds: 0.1),
      .jump(to: 0.02), .drag(.points(-250), seconds: 0.12), .lift(), .wait(seconds: 0.1),
    ]
  )

  /// Flicks from page to page.
  package static let paging = gesture(
    "paging",
    summary: "three flicks from page to page and one back",
    steps: flicks,
    behavior: .paging
  )

  /// Flicks from view to view.
  package static let viewAligned = gesture(
    "view-aligned",
    summary: "three flicks from view to view and one back",
    steps: flicks,
    behavior: .viewAligned(limit: .automatic)
  )

  /// The program puts the content elsewhere, at once.
  package static let jump = gesture(
    "jump",
    summary: "the program jumps to the end and back to the top",
    steps: [
      .wait(seconds: 0.1), .jump(to: 1), .wait(seconds: 0.2), .jump(to: 0), .wait(seconds: 0.2),
    ]
  )

  /// The program moves the content.
  package static let animatedScroll = gesture(
    "animated-scroll",
    summary: "the program scrolls to the end and back to the top, animated",
    steps: [
      .scroll(to: 1, .default), .wait(seconds: 0.1), .scroll(to: 0, .default), .wait(seconds: 0.1),
    ]
  )

  /// A flick with missed frames.
  package static let unevenFrames = gesture(
    "uneven-frames",
    summary: "a flick on a screen that misses frames",
    steps: flick,
    clock: .uneven
  )

  private static let flick: [GestureStep] = [
    .hold(seconds: 0.05), .drag(.points(250), seconds: 0.12), .lift(), .wait(seconds: 0.1),
  ]

  private static let flicks: [GestureStep] =
    (0..<3).flatMap { _ in swipe(.viewports(0.3)) } + swipe(.viewports(-0.3))

  private static func swipe(_ distance: GestureStep.Distance) -> [GestureStep] {
    [.drag(distance, seconds: 0.15), .lift(), .wait(seconds: 0.1)]
  }

  private static func gesture(
    _ name: String,
    summary: String,
    steps: [GestureStep],
    rate: Deceleration.Rate = .normal,
    behavior: ScrollTargetBehavior? = nil,
    clock: FrameClock = .even
  ) -> Sweep {
    Sweep(
      name: name,
      summary: summary,
      plan: .gesture(GestureSweep(steps, rate: rate, behavior: behavior, clock: clock))
    )
  }
}
