internal import CMothFuzz
internal import LuaSyntax
internal import MothDiagnostics

extension FuzzTarget {
  /// The Lua parser, over bytes of any kind.
  package static let luaSyntax = FuzzTarget(
    name: "lua-syntax",
    violations: { SyntaxFuzzing($0).violations },
    dictionary: { FuzzDictionary.lua }
  )
}

/// Looks at what the lexer and the parser make of a text.
private struct SyntaxFuzzing {
  private let bytes: [UInt8]
  private let locations: TextLocations
  private let chunk: ParsedChunk

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    locations = TextLocations(bytes)
    chunk = LuaParser.parse(bytes: ContiguousArray(bytes))
  }

  var violations: [String] {
    guard bytes.count <= SyntaxLimits.default.sourceInBytes else {
      return chunk.problems.count == 1 ? [] : ["a long text must have one problem"]
    }
    return lexingViolations + treeViolations + [acceptanceViolation].compactMap(\.self)
  }

  /// The tokens and comments stand in the order of the text and nothing but space is between them.
  private var lexingViolations: [String] {
    let lexer = Lexer(bytes: ContiguousArray(bytes))
    let ranges =
      lexer.tokens.map { ($0.range, Optional($0.kind)) } + lexer.comments.map { ($0.range, nil) }
    var result: [String] = []
    var end = startOfCode
    for (range, kind) in ranges.sorted(by: { $0.0.start < $1.0.start }) {
      guard let offsets = locations.offsets(of: range), offsets.lowerBound >= end else {
        result.append("a token is out of place: \(range)")
        continue
      }
      let gap = bytes[end..<offsets.lowerBound]
      if !gap.allSatisfy(Self.isBetweenTokens) {
        result.append("something is lost before \(range.start)")
      }
      // Stray continuation bytes after a token share its last column.
      let written = bytes[offsets].prefix { $0 < 0x80 }
      if let spelling = kind?.spelling, !written.elementsEqual(spelling.utf8) {
        result.append("'\(spelling)' is not what is at \(range)")
      }
      end = offsets.upperBound
    }
    if end != bytes.count { result.append("something is lost at the end") }
    return result
  }

  /// Space, or a stray continuation byte, which shares the column of what follows it.
  private static func isBetweenTokens(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) || (0x80...0xBF).contains(byte)
  }

  private var startOfCode: Int {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard mark < bytes.count, bytes[mark] == UInt8(ascii: "#") else { return mark }
    return bytes.firstIndex(of: 0x0A) ?? bytes.count
  }

  /// Every problem, statement and expression has a range in the text.
  private var treeViolations: [String] {
    var ranges = chunk.problems.map(\.range)
    chunk.block.forEachStatement { ranges.append($0.range) }
    chunk.block.forEachExpression { ranges.append($0.range) }
    return ranges.filter { locations.offsets(of: $0) == nil }.map { "outside of the text: \($0)" }
  }

  /// The parser accepts what Lua compiles, and nothing else.
  private var acceptanceViolation: String? {
    // A limit of ours that Lua has not; see SyntaxLimits.
    guard !chunk.problems.contains(where: { $0.message.contains("operations high") }) else {
      return nil
    }
    var message = [CChar](repeating: 0, count: 200)
    let compiles = bytes.withUnsafeBytes { bytes in
      let text = bytes.bindMemory(to: CChar.self)
      return text.baseAddress.map {
        moth_fuzz_compiles($0, text.count, &message, message.count)
      } ?? true
    }
    guard compiles != chunk.problems.isEmpty else { return nil }
    let reason = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return compiles
      ? "Lua compiles what the parser refuses: \(chunk.problems.map(\.message))"
      : "Lua refuses what the parser accepts: \(String(decoding: reason, as: UTF8.self))"
  }
}

extension Token.Kind {
  /// How the token is written, where that is the only way to write it.
  fileprivate var spelling: String? {
    switch self {
    case .name(let text): text
    case .keyword(let keyword): keyword.rawValue
    case .symbol(let symbol): symbol.rawValue
    case .endOfFile: ""
    case .string, .integer, .float, .invalid: nil
    }
  }
}
