internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let nondeterministicEffect = Rule(
    Explanation(
      id: "nondeterministic-effect",
      summary: "the same sample gives another chain when it is evaluated again",
      reason:
        "SwiftUI calls the closure when it likes and as often as it likes; what depends on the "
        + "number of calls flickers.",
      help: "Compute everything from geometry, env and p; keep no counters or tables outside the "
        + "function."
    ),
    topic: .correctness,
    level: .error,
    decides:
      "Some samples are evaluated twice in a row, from the sweep's end to its start, also in "
      + "a fresh Lua state; any difference is reported.",
    sources: ["https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)"],
    bad: [
      Example(
        "calls = calls + 1\nreturn content:opacity(1 / calls)",
        line: 2,
        above: "local calls = 0"
      ),
      Example(
        "local last = seen[1] or 0\nseen[1] = env.velocity\nreturn content:hueRotation(last)",
        line: 3,
        above: "local seen = {}"
      ),
    ],
    good: [
      Example("return content:offset(0, env.index)"),
      Example("return content:opacity(moth.noise(env.velocity, 7))"),
    ],
    unit: { unit, rule in
      unit.difference(.repeated).map { found in
        rule.finding(
          found.words("a sample gives another chain when evaluated twice in a row") {
            "'\($0)' of one sample is \($1), and \($2) when evaluated twice in a row"
          },
          at: found.location
        )
        .at(found.moment)
      }
    }
  )
}
