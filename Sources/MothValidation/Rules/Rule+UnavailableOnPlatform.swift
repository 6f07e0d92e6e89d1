internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothSimulation

extension Rule {
  static let unavailableOnPlatform = Rule(
    Explanation(
      id: "unavailable-on-platform",
      summary: "a transform does not exist on the device's platform or OS version",
      reason: "In Swift this compiles only behind an availability check, or not at all.",
      help: "Use a transform that the platform has, or leave the device out with --device."
    ),
    topic: .correctness,
    level: .error,
    decides: "The chain's transforms are looked up in the catalog for the platform and OS "
      + "version of the device.",
    sources: ["https://developer.apple.com/documentation/swiftui/visualeffect"],
    bad: [
      Example("return content:offsetZ(10)", device: "iphone-17"),
      Example(
        "local chain = content:opacity(1)\nreturn chain:perspectiveRotationEffect(10, 0, 1, 0)",
        line: 2,
        device: "mac-window"
      ),
    ],
    good: [
      Example("return content:offsetZ(0)", device: "vision-pro-window"),
      Example("return content:blendMode(\"multiply\")", device: "iphone-17"),
    ],
    unit: { unit, rule in
      guard let trace = unit.evaluation.trace else { return [] }
      let device = unit.context.device
      return trace.shape.elements.compactMap { element in
        guard
          let problem = problem(of: element.transform, on: device.platform, device.osVersion)
        else { return nil }
        var finding = rule.finding(
          "'\(element.transform.name)' \(problem.text)",
          at: unit.place(of: element, in: trace.shape),
          reason: problem.reason,
          help: problem.help
        )
        .at(unit.context.moment(target: 0, sample: 0))
        finding.severity = min(finding.severity, problem.severity)
        return finding
      }
    }
  )

  private struct Problem {
    var severity = Severity.error
    var text: String
    var reason: String?
    var help = "Use a transform that the platform has, or leave the device out with --device."
  }

  private static func problem(
    of transform: Transform,
    on platform: Platform,
    _ version: OSVersion
  ) -> Problem? {
    switch transform.availability.status(on: platform, version) {
    case .available: nil
    case .deprecated(let instead):
      Problem(
        severity: .warning,
        text: "is deprecated on \(platform.rawValue)",
        reason: "It compiles with a warning there, and may go in a later version.",
        help: "On \(platform.rawValue) use \(instead)."
      )
    case .introduced(let first):
      Problem(text: "needs \(platform.rawValue) \(first); the device has \(version)")
    case .unavailable: Problem(text: "does not exist on \(platform.rawValue)")
    }
  }
}
