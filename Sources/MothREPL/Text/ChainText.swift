internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine

/// A chain as text: a line for each argument, with its transform, its name, its value and its unit.
struct ChainText {
  private let shape: ChainShape
  private let styler: Styler

  init(_ shape: ChainShape, styler: Styler) {
    self.shape = shape
    self.styler = styler
  }

  /// The chain's lines, innermost transform first.
  func lines(_ values: [Double]) -> [String] {
    guard !shape.elements.isEmpty else { return ["content, without a transform"] }
    let rows = shape.elements.flatMap { element in
      element.columns.enumerated().map { index, column in
        Row(
          transform: index == 0 ? element.transform.name : "",
          argument: name(ofColumn: column),
          value: text(of: values[column], column: column)
        )
      }
    }
    let widths = (
      rows.map(\.transform.count).max() ?? 0, rows.map(\.argument.count).max() ?? 0
    )
    return rows.map { row in
      let transform = row.transform.padding(toWidth: widths.0)
      let argument = row.argument.padding(toWidth: widths.1)
      return styler.apply(.strong, to: transform) + "  " + styler.apply(.dim, to: argument) + "  "
        + row.value
    }
  }

  /// The chain on one line: `offset(0 pt, -12 pt):opacity(0.5)`.
  func inline(_ values: [Double]) -> String {
    guard !shape.elements.isEmpty else { return "content" }
    let calls = shape.elements.map { element in
      let arguments = element.columns.map { text(of: values[$0], column: $0) }
      return "\(element.transform.name)(\(arguments.joined(separator: ", ")))"
    }
    return "content:" + calls.joined(separator: ":")
  }

  /// A value with its unit; a mode or a switch by its name.
  func text(of value: Double, column: Int) -> String {
    let traced = shape.columns[column]
    guard let column = traced.column else { return NumberText.short(value) }
    switch column.unit {
    case .flag: return value == 0 ? "false" : "true"
    case .blendMode:
      let position = Int(exactly: value) ?? -1
      let modes = BlendMode.allCases
      return modes.indices.contains(position) ? modes[position].rawValue : NumberText.short(value)
    case .shader: return shape.elements[traced.element].shader
    case .points, .degrees, .factor, .amount, .unitPoint, .axis, .matrix:
      return NumberText.short(value) + column.unit.suffix
    }
  }

  private struct Row {
    let transform: String
    let argument: String
    let value: String
  }

  /// An argument's name without its transform's.
  private func name(ofColumn column: Int) -> String {
    let label = shape.columns[column].label
    guard let dot = label.firstIndex(of: ".") else {
      return shape.columns[column].column?.name ?? ""
    }
    return String(label[label.index(after: dot)...])
  }
}
