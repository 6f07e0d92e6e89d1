internal import MothDiagnostics
internal import MothEngine
internal import MothScript

/// A value of a line as text.
struct ValueText {
  /// The columns of a line.
  let width: Int
  let styler: Styler

  /// The lines of a value: a chain as a table of its transforms, anything else as Lua would write
  /// it.
  func lines(of value: ShownValue) -> [String] {
    switch value {
    case .chain(let chain):
      return ChainText(ChainShape(chain), styler: styler).lines(chain.values)
    case .table(let table):
      let short = inline(value)
      return VisibleText.width(of: short) <= width ? [short] : block(table, indent: 0)
    case .nil, .boolean, .integer, .number, .text, .function, .staleChain, .deepTable:
      return [inline(value)]
    }
  }

  // MARK: - Tables

  /// A table with an entry a line.
  private func block(_ table: ShownTable, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent + 2)
    var lines: [String] = []
    for (head, entry) in zip(keys(of: table), table.entries) {
      let short = head + inline(entry.value) + ","
      if case .table(let inner) = entry.value, indent + 2 + VisibleText.width(of: short) > width {
        var inside = block(inner, indent: indent + 2)
        inside[0] = margin + head + inside[0].drop { $0 == " " }
        inside[inside.count - 1] += ","
        lines += inside
      } else {
        lines.append(margin + short)
      }
    }
    if let rest = rest(of: table) { lines.append(margin + rest) }
    let outer = String(repeating: " ", count: indent)
    return ["\(outer){"] + lines + ["\(outer)}"]
  }

  /// What is before each value; nothing before the elements of a sequence.
  private func keys(of table: ShownTable) -> [String] {
    var next: Int64 = 1
    return table.entries.map { entry in
      if case .integer(next) = entry.key {
        next += 1
        return ""
      }
      if case .text(let bytes, let count) = entry.key, bytes.count == count, Self.isName(bytes) {
        return String(decoding: bytes, as: UTF8.self) + " = "
      }
      return "[\(inline(entry.key))] = "
    }
  }

  private static func isName(_ bytes: [UInt8]) -> Bool {
    let isLetter: (UInt8) -> Bool = { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 == 0x5F }
    return bytes.first.map(isLetter) ?? false
      && bytes.allSatisfy { isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) }
  }

  private func rest(of table: ShownTable) -> String? {
    let count = table.count - table.entries.count
    return count > 0 ? "… \(count) more" : nil
  }

  // MARK: - Inline

  /// A value on one line.
  private func inline(_ value: ShownValue) -> String {
    switch value {
    case .nil: return "nil"
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .integer(let integer): return "\(integer)"
    case .number(let number): return Self.text(of: number)
    case .text(let bytes, let count): return Self.quoted(bytes, count: count)
    case .function(let path, let line):
      return path.isEmpty ? "function" : "function (\(VisibleText.escaped(path)):\(line))"
    case .chain(let chain): return ChainText(ChainShape(chain), styler: styler).inline(chain.values)
    case .staleChain: return "a chain of an earlier line that is gone"
    case .deepTable(let count): return "{… \(count) \(count == 1 ? "entry" : "entries")}"
    case .table(let table):
      let entries = zip(keys(of: table), table.entries).map { $0 + inline($1.value) }
      let all = entries + [rest(of: table)].compactMap(\.self)
      return all.isEmpty ? "{}" : "{ \(all.joined(separator: ", ")) }"
    }
  }

  /// A float as Lua writes it: a whole one keeps its `.0`, which distinguishes it from an integer.
  private static func text(of number: Double) -> String {
    number.isNaN ? "nan" : number.description
  }

  /// A text in quotes, with what is no text as Lua's escapes.
  private static func quoted(_ bytes: [UInt8], count: Int) -> String {
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      // A byte that begins no character of UTF-8 is shown as a number.
      var decoder = UTF8()
      var iterator = rest.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&iterator) {
        text += scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else if count > bytes.count, rest.count < 4 {
        break
      } else {
        text += "\\" + String(first)
        rest = rest.dropFirst()
      }
    }
    let more = count > bytes.count ? " … \(count) bytes" : ""
    return "\"\(VisibleText.escaped(text))\"\(more)"
  }
}
