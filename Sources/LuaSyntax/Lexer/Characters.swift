// The classes of lctype.h in the C locale: Lua's lexis is ASCII whatever the locale.
extension UInt8 {
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isHexDigit: Bool { hexValue != nil }
  var isNameStart: Bool { (0x61...0x7A).contains(self | 0x20) || self == 0x5F }
  var isNamePart: Bool { isNameStart || isDigit }

  /// Space, tab, line feed, vertical tab, form feed or carriage return.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}
