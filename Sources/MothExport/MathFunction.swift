/// A function of Lua's `math` that has an equal in Swift.
struct MathFunction {
  /// The function in Swift.
  let swiftName: String
  /// How many arguments both take.
  let counts: ClosedRange<Int>

  /// The functions by the names that they have in Lua (reference manual, 6.7).
  ///
  /// `floor` and `ceil` give integers there and floats of the same value here. Both `min` and both
  /// `max` compare in the same order, so that a value that is not a number comes out the same way.
  static let all: [String: MathFunction] = [
    "math.abs": MathFunction("abs"),
    "math.acos": MathFunction("acos"),
    "math.asin": MathFunction("asin"),
    "math.atan": MathFunction("atan"),
    "math.ceil": MathFunction("ceil"),
    "math.cos": MathFunction("cos"),
    "math.exp": MathFunction("exp"),
    "math.floor": MathFunction("floor"),
    "math.fmod": MathFunction("fmod", counts: 2...2),
    "math.log": MathFunction("log"),
    "math.max": MathFunction("max", counts: 2...16),
    "math.min": MathFunction("min", counts: 2...16),
    "math.sin": MathFunction("sin"),
    "math.sqrt": MathFunction("sqrt"),
    "math.tan": MathFunction("tan"),
  ]

  private init(_ swiftName: String, counts: ClosedRange<Int> = 1...1) {
    self.swiftName = swiftName
    self.counts = counts
  }
}
