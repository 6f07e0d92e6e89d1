internal import LuaSyntax
internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript
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
      + "version of the device, or for those of --platform, which shows them without running the "
      + "script.",
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
    platform: { facts, profile, rule in
      facts.chainCalls.compactMap { call in
        // Of several transforms with one name, any will do.
        let problems = Transform.named(call.name.text).map {
          problem(of: $0, on: profile, "the profile has")
        }
        guard problems.allSatisfy({ $0 != nil }), let problem = problems.first ?? nil else {
          return nil
        }
        return finding(
          problem,
          of: call.name.text,
          at: facts.location(call.name.range),
          rule: rule
        )
      }
    },
    unit: { unit, rule in
      guard let trace = unit.evaluation.trace else { return [] }
      let device = unit.context.device
      return trace.shape.elements.compactMap { element in
        guard
          let problem = problem(
            of: element.transform,
            on: PlatformProfile(device.platform, version: device.osVersion),
            "the device has"
          )
        else { return nil }
        let location = unit.location(of: element, in: trace.shape)
        return finding(problem, of: element.transform.name, at: location, rule: rule)
          .at(unit.context.moment(target: 0, sample: 0))
      }
    }
  )

  private static func finding(
    _ problem: Problem,
    of name: String,
    at location: SourceLocation,
    rule: ConfiguredRule
  ) -> Diagnostic {
    var finding = rule.finding(
      "'\(name)' \(problem.text)",
      at: location,
      reason: problem.reason,
      help: problem.help
    )
    finding.severity = min(finding.severity, problem.severity)
    return finding
  }

  private struct Problem {
    var severity = Severity.error
    var text: String
    var reason: String?
    var help = "Use a transform that the platform has, or leave the device out with --device."
  }

  private static func problem(
    of transform: Transform,
    on profile: PlatformProfile,
    _ subject: String
  ) -> Problem? {
    let platform = profile.platform
    return switch transform.availability.status(on: platform, profile.version) {
    case .available: nil
    case .deprecated(let instead):
      Problem(
        severity: .warning,
        text: "is deprecated on \(platform.rawValue)",
        reason: "It compiles with a warning there, and may go in a later version.",
        help: "On \(platform.rawValue) use \(instead)."
      )
    case .introduced(let first):
      Problem(text: "needs \(platform.rawValue) \(first); \(subject) \(profile.version)")
    case .unavailable: Problem(text: "does not exist on \(platform.rawValue)")
    }
  }
}
