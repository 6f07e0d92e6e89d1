internal import Foundation

/// The functions of Lua's `math` that give a number for numbers.
enum LuaMath {
  /// What a function of this name gives; nil if there is none such.
  static func call(_ name: String, numbers: [Double]) -> Double? {
    guard let first = numbers.first else { return nil }
    switch name {
    case "abs": return abs(first)
    case "min": return numbers.min()
    case "max": return numbers.max()
    case "floor": return first.rounded(.down)
    case "ceil": return first.rounded(.up)
    case "sin": return sin(first)
    case "cos": return cos(first)
    case "tan": return tan(first)
    case "sqrt": return first.squareRoot()
    case "exp": return exp(first)
    case "log": return numbers.count == 1 ? log(first) : nil
    case "pow": return numbers.count == 2 ? pow(first, numbers[1]) : nil
    case "rad": return first * .pi / 180
    case "deg": return first * 180 / .pi
    default: return nil
    }
  }
}
