internal import MothDiagnostics
internal import MothEngine
internal import MothScript

extension Rule {
  static let instructionBudget = Rule(
    Explanation(
      id: "instruction-budget",
      summary: "a function that runs in every frame does much work",
      reason:
        "The closure runs for every view in every frame of scrolling, 120 times a second, and "
        + "what it takes is missing elsewhere in the frame.",
      help: "Compute what does not change once, outside of the function, and leave loops out of it."
    ),
    topic: .cost,
    level: .warning,
    decides: "In the effect's first unit, Lua's instructions in one call of each function are "
      + "counted, at the sweep's ends and two samples between, for the first target. More than "
      + "instructions-per-call are reported, with the sample that took the most.",
    thresholds: [instructionsPerCall],
    sources: [
      "https://developer.apple.com/documentation/swiftui/view/onscrollgeometrychange"
        + "(for:of:action:)",
      "Moth's own choice: the bundled effects take under 100 instructions a call",
    ],
    bad: [
      Example(
        """
        local sum = 0
        for i = 1, 400 do sum = sum + math.sin(i) end
        return content:opacity(sum > 1e9 and 0.5 or 1)
        """,
        line: 0
      ),
      Example(
        state: """
          of = function(scroll)
            local steps = 0
            for i = 0, 2000 do
              if scroll.contentOffset.y + scroll.contentInsets.top > i then steps = steps + 1 end
            end
            return steps > 100
          end,
          action = function(state, _, isScrolled) state.isScrolled = isScrolled end,
          initial = { isScrolled = false },
          """,
        line: 1
      ),
    ],
    good: [
      Example(
        """
        local sum = 0
        for i = 1, 40 do sum = sum + math.sin(i) end
        return content:opacity(sum > 1e9 and 0.5 or 1)
        """
      ),
      Example(
        """
        return content:opacity(sum > 1e9 and 0.5 or 1)
        """,
        above: "local sum = 0\nfor i = 1, 400 do sum = sum + math.sin(i) end"
      ),
    ],
    unit: { unit, rule in
      let limit = rule[instructionsPerCall]
      return unit.measured.filter { Double($0.slowest.cost.instructions) > limit }.map { function in
        unit.finding(
          rule,
          message:
            "one call of '\(function.key)' takes \(function.slowest.cost.instructions) instructions; "
            + "the budget is \(NumberText.short(limit))",
          function: function,
          call: function.slowest
        )
      }
    }
  )

  private static let instructionsPerCall = Threshold(
    "instructions-per-call",
    value: 1000,
    unit: "instructions",
    summary: "what one call may take"
  )
}

extension ValidatedUnit {
  /// What calls of the effect's functions take; nothing but in the effect's first unit.
  var measured: [EffectProfile.Function] {
    guard isFirst, evaluation.failure == nil else { return [] }
    return experiment.profile(context).functions
  }

  /// A finding on a function, at the sample of one of its calls.
  func finding(
    _ rule: ConfiguredRule,
    message: String,
    function: EffectProfile.Function,
    call: EffectProfile.Call
  ) -> Diagnostic {
    rule.finding(message, at: context.effect.location(of: function.key, onLine: function.line))
      .at(context.moment(target: 0, sample: call.sample))
  }
}
