/// A system's version, such as 17 or 26.4.
public struct OSVersion: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  /// The number in front of the point.
  public var major: Int
  /// The number after the point.
  public var minor: Int

  /// Makes a version.
  public init(_ major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `17` or `26.4`, a third number as in `17.0.1` being ignored; nil for any other text.
  public init?(parsing text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.allSatisfy({ $0.isASCII && $0.isWholeNumber }), let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.init(numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
  }

  /// `17` or `26.4`: a minor number of 0 is not written.
  public var description: String {
    minor == 0 ? "\(major)" : "\(major).\(minor)"
  }

  /// Orders by the major number, then by the minor.
  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
