/// A value of a session's line, as much of it as is shown.
package indirect enum ShownValue: Equatable, Sendable {
  case `nil`
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  /// The first bytes of a text, and how many it has.
  case text([UInt8], count: Int)
  /// A function of a script with its path and line; of the host's without.
  case function(path: String, line: Int)
  /// A chain that can be continued.
  case chain(RecordedChain)
  /// A chain whose transforms are gone.
  case staleChain
  case table(ShownTable)
  /// A table that is not looked into, with the number of its entries.
  case deepTable(count: Int)
}

/// A table of a session's line.
package struct ShownTable: Equatable, Sendable {
  /// What messages call it, for an object of the host's; empty for a script's.
  package var name: String
  /// How many entries it has.
  package var count: Int
  /// The first of them: numbers ascending, then strings by their bytes, then booleans.
  package var entries: [Entry]

  /// A key with its value.
  package struct Entry: Equatable, Sendable {
    package var key: ShownValue
    package var value: ShownValue

    /// Makes an entry.
    package init(key: ShownValue, value: ShownValue) {
      self.key = key
      self.value = value
    }
  }

  /// Makes a table.
  package init(name: String = "", count: Int, entries: [Entry]) {
    self.name = name
    self.count = count
    self.entries = entries
  }
}

/// How much of a line's values is shown.
package struct ShownLimits: Equatable, Sendable {
  /// How deep tables are shown in tables.
  package var depth = 4
  /// How many entries of a table are, at most 64.
  package var entries = 32
  /// How many tables are.
  package var tables = 64
  /// How many bytes of a text are.
  package var textBytes = 1_000

  /// The default limits.
  package init() {}
}

/// Reads the bytes that the shim's session.c writes.
struct ShownValueReader {
  private var bytes: ExportedBytes

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = ExportedBytes(bytes)
  }

  /// The values of a line; nil when the bytes end early, which the shim never does.
  mutating func values() -> [ShownValue]? {
    guard let count = bytes.load(UInt32.self) else { return nil }
    var values: [ShownValue] = []
    for _ in 0..<count {
      guard let value = value() else { return nil }
      values.append(value)
    }
    return values
  }

  private mutating func value() -> ShownValue? {
    guard let tag = bytes.byte() else { return nil }
    switch tag {
    case UInt8(ascii: "N"): return .nil
    case UInt8(ascii: "T"): return .boolean(true)
    case UInt8(ascii: "F"): return .boolean(false)
    case UInt8(ascii: "I"): return bytes.load(Int64.self).map(ShownValue.integer)
    case UInt8(ascii: "D"): return bytes.load(Double.self).map(ShownValue.number)
    case UInt8(ascii: "S"):
      guard let count = count(), let shown = bytes.counted() else { return nil }
      return .text(shown, count: count)
    case UInt8(ascii: "L"):
      guard let line = bytes.load(Int32.self), let path = bytes.string() else { return nil }
      return .function(path: path, line: Int(line))
    case UInt8(ascii: "C"): return chain().map(ShownValue.chain)
    case UInt8(ascii: "c"): return .staleChain
    case UInt8(ascii: "{"): return table().map(ShownValue.table)
    case UInt8(ascii: "."): return count().map { .deepTable(count: $0) }
    default: return nil
    }
  }

  private mutating func count() -> Int? { bytes.load(UInt32.self).map(Int.init) }

  private mutating func table() -> ShownTable? {
    guard let name = bytes.string(), let count = count(), let shown = self.count() else {
      return nil
    }
    var table = ShownTable(name: name, count: count, entries: [])
    for _ in 0..<shown {
      guard let key = value(), let value = value() else { return nil }
      table.entries.append(ShownTable.Entry(key: key, value: value))
    }
    return table
  }

  private mutating func chain() -> RecordedChain? {
    guard let count = count() else { return nil }
    var chain = RecordedChain(transforms: [])
    for _ in 0..<count {
      guard let transform = self.count(), let shader = bytes.string(), let values = self.count()
      else { return nil }
      let numbers = (0..<values).compactMap { _ in bytes.load(Double.self) }
      chain.transforms.append(
        RecordedTransform(transform: transform, shader: shader, values: numbers, line: 0)
      )
    }
    return chain
  }
}
