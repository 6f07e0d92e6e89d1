internal import MothDiagnostics
internal import MothEngine

extension Rule {
  static let pathDependentEffect = Rule(
    Explanation(
      id: "path-dependent-effect",
      summary: "a sample gives another chain when other samples came before it",
      reason:
        "SwiftUI evaluates the closure for each view in no fixed order, leaves frames out and "
        + "rebuilds views. What was kept from earlier calls is not what the script saw here, and "
        + "the same place on screen looks different.",
      help:
        "Compute everything from geometry, env and p; keep nothing outside the function. What must "
        + "remember the way belongs into scrollState."
    ),
    topic: .correctness,
    level: .error,
    decides:
      "Some samples are evaluated again from the sweep's end to its start, and in that order in "
      + "a fresh Lua state; those of the first target also from the middle in another one. A value "
      + "that is the same twice in a row, but not the one that the sweep returned, is reported.",
    sources: ["https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)"],
    bad: [
      Example(
        """
        first = first or geometry:frame("scrollView").minY
        return content:opacity(first > 0 and 1 or 0.5)
        """,
        line: 2,
        above: "local first",
        also: ["no-effect"]
      ),
      Example(
        """
        highest = math.max(highest, env.time)
        return content:hueRotation(highest)
        """,
        line: 2,
        above: "local highest = 0",
        also: ["device-time-dependent"]
      ),
    ],
    good: [
      Example("return content:hueRotation(math.max(env.velocity / 100, 1))"),
      Example(
        """
        steps[env.index] = steps[env.index] or env.index / 20
        return content:grayscale(steps[env.index])
        """,
        above: "local steps = {}"
      ),
    ],
    unit: { unit, rule in
      unit.difference(.reversed).map { found in
        rule.finding(
          found.words("a sample gives another chain when other samples came before it") {
            "'\($0)' of one sample is \($1), and \($2) when other samples came before it"
          },
          at: found.location
        )
        .at(found.moment)
      }
    }
  )
}
