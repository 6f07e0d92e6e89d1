import MothGeometry
import MothSimulation
import Testing

/// What the rules say of one effect of the cases, over a few places of its scroll.
struct FindingCase: Sendable, CustomTestStringConvertible {
  /// The effect's name.
  let name: String
  /// Where it is evaluated.
  let stage: Stage
  /// The ids that are found with Reduce Motion off and on.
  let always: [String]
  /// The ids that are found only with Reduce Motion on.
  let reduced: [String]
  /// The ids that are found only with Reduce Motion off.
  var full: [String] = []
  /// Ids that are left out of the comparison.
  var unsettled: [String] = []

  var testDescription: String { name }

  /// An effect that moves and does not honor Reduce Motion, as the originals.
  private static func moving(
    _ name: String,
    stage: Stage,
    always: String...,
    unsettled: String...
  ) -> FindingCase {
    FindingCase(
      name: name,
      stage: stage,
      always: always,
      reduced: ["reduce-motion-ignored"],
      unsettled: unsettled
    )
  }

  /// An effect that does not move, or not with Reduce Motion on.
  private static func still(_ name: String, stage: Stage, always: String...) -> FindingCase {
    FindingCase(name: name, stage: stage, always: always, reduced: [])
  }

  private static let phone = Size(width: 393, height: 759)
  private static let outOfRange = "value-out-of-range"

  /// All effects in the order of their names.
  static let all = positions + transitions + headersAndRows

  private static let positions: [FindingCase] = [
    moving(
      "A01-flow-tilt",
      stage: .scene("A01-flow-tilt", scrolledBy: 500),
      always: "global-space",
      "mirrors-wrongly"
    ),
    moving(
      "A02-row-twist",
      stage: .scene("A02-row-twist", scrolledBy: 500),
      always: "global-space"
    ),
    // A scale of 0 from -40 on.
    moving(
      "A03-fade-near-top",
      stage: .scene("A03-fade-near-top", scrolledBy: 69),
      always: "global-space",
      "singular-scale"
    ),
    // Brightness 1.75 and a scale of 0 at -700.
    moving(
      "A04-collapse-past-top",
      stage: .item(361, height: 100, in: phone, at: -700),
      always: "singular-scale",
      outOfRange
    ),
    // The first cards are beyond -700, and so mirrored.
    moving(
      "A05-hue-by-index",
      stage: .scene("A05-hue-by-index", scrolledBy: 1312),
      always: "negative-scale",
      outOfRange
    ),
    moving("A07-notification-stack", stage: .scene("A07-notification-stack", scrolledBy: 40)),
    // The stage has no padding of 679 above the clock, which its formula takes away again.
    moving(
      "A08-pinned-clock",
      stage: .item(393, height: 150, in: phone, at: -650),
      unsettled: "leaves-screen"
    ),
    moving(
      "A09-cover-flow",
      stage: .item(280, height: 180, in: phone, along: .horizontal, at: 160),
      always: "mirrors-wrongly"
    ),
    moving("A10-wallpaper-card", stage: .scene("A10-wallpaper", scrolledBy: 338)),
    moving(
      "A10-wallpaper-image",
      stage: .scene("A10-wallpaper", scrolledBy: 338),
      always: "mirrors-wrongly"
    ),
    moving("A11-article-image", stage: .item(363, height: 300, in: phone, at: 350)),
    // Opacity -0.5 at 630; a scale of 0 at five pitches, and less beyond.
    moving(
      "A12-collapsing-flow",
      stage: .scene("A12-collapsing-flow", scrolledBy: 105),
      always: "mirrors-wrongly",
      "negative-scale",
      "singular-scale",
      outOfRange
    ),
    still(
      "A12-refused-width",
      stage: .item(200, height: 300, in: phone, at: 105),
      always: "unknown-transform"
    ),
    moving("A14-circular-carousel", stage: .scene("A14-circular-carousel", scrolledBy: 300)),
  ]

  private static let transitions: [FindingCase] = [
    moving("A16-paging-rotation", stage: .scene("A16-paging-rotation", scrolledBy: 200)),
    moving("A17-parallax-image", stage: .scene("A17-parallax", scrolledBy: 200)),
    moving("A17-parallax-label", stage: .scene("A17-parallax", scrolledBy: 200)),
    // -12 degrees in every phase; with twice the card as threshold, distances of 346.5 - 600.
    moving(
      "A19-tilted-deck",
      stage: .centred(.horizontal, length: 300, in: 393, by: 200, 200),
      always: "identity-phase-changes",
      "never-at-identity"
    ),
    moving("A20-everything-at-once", stage: .centred(.vertical, length: 300, in: 759, by: 500)),
    // Opacity 2 in the identity phase.
    moving(
      "A21-one-edge-animated",
      stage: .centred(.vertical, length: 200, in: 759, by: 500, 500),
      always: outOfRange
    ),
    // Lifted by 10 points in the middle, as its author wants it.
    moving(
      "A22-invitations",
      stage: .centred(.horizontal, length: 220, in: 393, by: 230),
      always: "identity-phase-changes"
    ),
    moving("A24-wheel-corners", stage: .scene("A24-wheel-corners", scrolledBy: 100)),
    moving("A27-radians", stage: .centred(.vertical, length: 300, in: 759, by: 500)),
    // A scale of 0 at both edges.
    moving(
      "A28-symmetric-fade",
      stage: .scene("A28-symmetric-fade", scrolledBy: 100),
      always: "singular-scale"
    ),
    moving(
      "A29-recede-at-both",
      stage: .centred(.vertical, length: 90, in: 759, by: 400),
      always: outOfRange
    ),
    // The closure's opacity 2 for the edge that is configured as identity is never drawn.
    moving(
      "A29-recede-at-top",
      stage: .centred(.vertical, length: 90, in: 759, by: -400),
      unsettled: outOfRange
    ),
  ]

  private static let headersAndRows: [FindingCase] = [
    moving("A30-stretchy-header", stage: .scene("A30-stretchy-header", scrolledBy: -60)),
    moving("A32-half-speed-stretch", stage: .item(393, height: 200, in: phone, at: 400)),
    moving("A33-large-title", stage: .item(361, height: 50, in: phone, at: 100)),
    still("A33-title-background", stage: .scene("A33-title-background", scrolledBy: 500)),
    still("A35-wheel-picker", stage: .scene("A35-wheel-picker", scrolledBy: 100)),
    still(
      "A36-refused-animation",
      stage: .item(361, height: 100, in: phone, at: 100),
      always: "unknown-transform"
    ),
    still(
      "A36-refused-write",
      stage: .item(361, height: 100, in: phone, at: 100),
      always: "read-only"
    ),
    // Opacity and scale -0.1667 at 0.
    moving(
      "A36-shrinking-list",
      stage: .scene("A36-shrinking-list", scrolledBy: 175),
      always: "global-space",
      "negative-scale",
      outOfRange
    ),
    still("A38-bar-fade", stage: .scene("A38-bar-fade", scrolledBy: 350)),
    FindingCase(
      name: "A38-bar-fade-as-view",
      stage: .scene("A38-bar-fade", scrolledBy: 350),
      always: [],
      reduced: [],
      full: ["no-effect"]
    ),
    still(
      "A40-tile-drift",
      stage: .item(100, height: 100, in: phone, at: 226),
      always: "container-assumed-screen",
      "global-space"
    ),
    // One step of 200 points does not show that it only stays in place.
    moving(
      "A41-counter-scroll",
      stage: .scene("A41-counter-scroll", scrolledBy: 200),
      always: "mirrors-wrongly"
    ),
    FindingCase(
      name: "A41-counter-scroll-innermost",
      stage: .scene("A41-counter-scroll", scrolledBy: 200),
      always: ["wrong-scroll-space"],
      reduced: [],
      full: ["no-effect"]
    ),
    moving("A43-velocity-skew", stage: .item(361, height: 100, in: phone, at: -10)),
    // A distortion that says it reaches no other pixel.
    moving(
      "A44-wave",
      stage: .item(361, height: 100, in: phone, at: -10),
      always: "device-time-dependent",
      "shader-sample-offset"
    ),
    // 0.4 of the way, without any hidden part.
    moving(
      "A47-two-speed-backdrop",
      stage: .scene("A47-two-speed", scrolledBy: 100),
      always: "opens-gap"
    ),
    moving("A47-two-speed-icon", stage: .scene("A47-two-speed", scrolledBy: 100)),
    still(
      "A49-refused-height",
      stage: .item(393, height: 250, in: phone, at: 50),
      always: "unknown-transform"
    ),
    moving(
      "A49-stretch-by-scale",
      stage: .item(393, height: 250, in: phone, at: 50),
      always: "global-space"
    ),
  ]
}
