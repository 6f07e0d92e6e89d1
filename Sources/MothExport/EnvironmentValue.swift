/// What an effect reads of `env`, and where SwiftUI has it.
enum EnvironmentValue: String, CaseIterable {
  case reduceMotion, layoutDirection, colorScheme, displayScale, index, count

  /// The key path of SwiftUI's environment; nil for what the view with the effect must pass in.
  var keyPath: String? {
    switch self {
    case .reduceMotion: "accessibilityReduceMotion"
    case .layoutDirection, .colorScheme, .displayScale: rawValue
    case .index, .count: nil
    }
  }

  /// The value in the closure.
  var value: SwiftValue {
    switch self {
    case .reduceMotion: SwiftValue(text: rawValue, type: .boolean)
    case .displayScale: SwiftValue(text: rawValue, type: .number)
    case .index, .count: SwiftValue(text: "CGFloat(\(rawValue))", type: .number)
    case .layoutDirection:
      SwiftValue(
        text: rawValue,
        type: .environment(["leftToRight": ".leftToRight", "rightToLeft": ".rightToLeft"])
      )
    case .colorScheme:
      SwiftValue(text: rawValue, type: .environment(["light": ".light", "dark": ".dark"]))
    }
  }
}
