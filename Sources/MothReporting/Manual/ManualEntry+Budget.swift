package import MothValidation

extension ManualEntry {
  /// The page of a budget.
  init(_ budget: Budget) {
    self.init(
      name: budget.name,
      summary: budget.summary,
      sections: [
        Section(title: "how it is measured", text: budget.measures),
        Section(title: "counted in", text: budget.unit),
        Section(title: "how to fix it", text: budget.help),
        Section(
          title: "in moth.json",
          text: "{ \"budgets\": { \"\(budget.name)\": { \"max\": 4, \"level\": \"warning\" } } }",
          isCode: true
        ),
      ]
    )
  }
}

extension Budget {
  /// The table of docs/VALIDATION.md.
  package static var markdownTable: String {
    let rows = all.map { "| `\($0.name)` | \($0.unit) | \($0.summary). \($0.measures) |" }
    return
      (["| budget | counted in | what is limited, and how it is measured |", "|---|---|---|"]
      + rows).joined(separator: "\n")
  }
}
