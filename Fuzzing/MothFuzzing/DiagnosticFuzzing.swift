internal import MothDiagnostics

/// What must be true for diagnostics about a text, whatever the text.
enum DiagnosticFuzzing {
  /// Places that are not in the text, and lines of the rendering that could steer a terminal.
  static func violations(_ diagnostics: [Diagnostic], in file: SourceFile) -> [String] {
    let renderer = DiagnosticRenderer { $0 == file.path ? file : nil }
    return diagnostics.flatMap { diagnostic in
      var result: [String] = []
      let locations = [diagnostic.location] + diagnostic.notes.map(\.location)
      for location in locations.compactMap(\.self) where location.path == file.path {
        guard let range = location.range, !isInside(range, file: file) else { continue }
        result.append("\(diagnostic.id) is outside of the text: \(range)")
      }
      if renderer.render(diagnostic).unicodeScalars.contains(where: isControl) {
        result.append("\(diagnostic.id) is rendered with a control character")
      }
      if let address = address(in: diagnostic.message) {
        result.append("\(diagnostic.id) shows an address: \(address)")
      }
      return result
    }
  }

  private static func isInside(_ range: SourceRange, file: SourceFile) -> Bool {
    [range.start, range.end].allSatisfy { location in
      guard let line = file.line(location.line) else { return false }
      return (1...line.unicodeScalars.count + 1).contains(location.column)
    } && range.start <= range.end
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && scalar.properties.generalCategory == .control
  }

  /// The first thing in a text that reads as Lua writes an address: `table: 0x55d0c8a3b2f0`.
  static func address(in text: String) -> Substring? {
    guard let match = text.firstMatch(of: /(table|function|builtin|userdata|thread): ?0x[0-9a-f]+/)
    else { return nil }
    return text[match.range]
  }
}
