internal import LuaSyntax
internal import MothDiagnostics

extension Rule {
  static let randomInClosure = Rule(
    Explanation(
      id: "random-in-closure",
      summary: "a function that runs in every frame asks for a random number",
      reason:
        "In Swift the closure would get another number in every frame, and the view would flicker; "
        + "Moth starts the numbers again in each call, so that the same picture is not what a device "
        + "shows.",
      help: "Use moth.noise(env.index, seed), which is a function of its arguments in Swift too."
    ),
    topic: .correctness,
    level: .warning,
    decides: "Looked at are visualEffect, and of and effect of a scrollState, with the functions "
      + "that they call. Reported is each call of math.random; one while the script is loaded is "
      + "left alone.",
    sources: [
      "https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)",
      "https://developer.apple.com/documentation/swift/double/random(in:)-6idef",
    ],
    bad: [
      Example("return content:rotationEffect(math.random(-4, 4))"),
      Example(
        "return content:opacity(shade(0.5))",
        line: -3,
        above: "local function shade(low) return low + (1 - low) * math.random() end"
      ),
    ],
    good: [
      Example("return content:rotationEffect(8 * moth.noise(env.index, 3) - 4)"),
      Example("return content:rotationEffect(tilt)", above: "local tilt = math.random(-4, 4)"),
    ],
    source: { facts, rule in
      facts.walk.expressions.compactMap { located in
        guard facts.framedFunctions.contains(located.function),
          case .call(let callee, _) = located.part.kind,
          facts.libraryName(callee) == "math.random"
        else { return nil }
        return rule.finding(
          "'math.random' is called in every frame",
          at: facts.location(located.part.range)
        )
      }
    }
  )
}
