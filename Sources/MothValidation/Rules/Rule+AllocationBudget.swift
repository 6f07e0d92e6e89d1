internal import MothDiagnostics
internal import MothEngine
internal import MothScript

extension Rule {
  static let allocationBudget = Rule(
    Explanation(
      id: "allocation-budget",
      summary: "a function that runs in every frame makes tables, strings or functions",
      reason: "Memory that is taken in every frame is given back in some other frame, which then "
        + "takes longer than the rest; in Swift the same applies to arrays, strings and closures.",
      help: "Make tables and texts once, outside of the function. Numbers, true, false and what "
        + "content, geometry and scroll give take no memory."
    ),
    topic: .cost,
    level: .warning,
    decides: "In the effect's first unit, the memory that one call of each function takes is "
      + "measured, at the sweep's ends and two samples between, for the first target. More than "
      + "bytes-per-call are reported, with the sample that took the most. The sizes are those of "
      + "Lua's objects with pointers of 8 bytes: an empty table takes 56.",
    thresholds: [bytesPerCall],
    sources: [
      "https://www.lua.org/source/5.4/lobject.h.html",
      "Moth's own choice: the bundled effects take no memory in a call",
    ],
    bad: [
      Example(
        """
        local list = {}
        for i = 1, 100 do list[i] = i / 100 end
        return content:opacity(list[#list])
        """,
        line: 0,
        also: ["allocation-in-closure"]
      ),
      Example(
        state: """
          of = function(scroll)
            local text = ""
            for _ = 1, 40 do text = text .. math.floor(scroll.contentOffset.y) .. "/" end
            return #text > 120
          end,
          action = function(state, _, isFar) state.isFar = isFar end,
          initial = { isFar = false },
          """,
        line: 1,
        also: ["allocation-in-closure"]
      ),
    ],
    good: [
      Example("return content:opacity(math.max(0.5, 1))"),
      Example(
        "return content:opacity(math.max(pair[1], pair[2]))",
        above: "local pair = { 0.5, 1 }"
      ),
    ],
    unit: { unit, rule in
      let limit = rule[bytesPerCall]
      return unit.measured.filter { Double($0.largest.cost.bytes) > limit }.map { function in
        unit.finding(
          rule,
          message:
            "one call of '\(function.key)' takes \(function.largest.cost.bytes) bytes of memory; "
            + "the budget is \(NumberText.short(limit))",
          function: function,
          call: function.largest
        )
      }
    }
  )

  private static let bytesPerCall = Threshold(
    "bytes-per-call",
    value: 1024,
    unit: "bytes",
    summary: "what one call may take"
  )
}
