internal import LuaSyntax
internal import MothCatalog
internal import MothReporting
internal import MothScript
internal import MothSimulation

extension Session {
  /// What the last word of a line may become, sorted; `line` is the text up to the cursor, and ends
  /// with the word.
  package func completions(of word: String, in line: String) -> [String] {
    let line = line.trimmingStart
    let found: [String]
    if line.hasPrefix("?") {
      found = (Manual.names + ["?"]).map { "?\($0)" }.filter { $0.hasPrefix(word) }
    } else if line.hasPrefix(":"), !line.hasPrefix("::"), pending.isEmpty {
      found = commandCompletions(of: word, in: line)
    } else {
      found = luaCompletions(of: word, in: line)
    }
    return Set(found).sorted()
  }

  // MARK: - Commands

  private func commandCompletions(of word: String, in line: String) -> [String] {
    let words = line.dropFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1, let name = words.first else {
      return SessionCommand.all.map { ":\($0.name)" }.filter { $0.hasPrefix(word) }
    }
    guard let command = try? SessionCommand.named(String(name)) else { return [] }
    if command.name == "time" {
      let rest = line.dropFirst(name.count + 2)
      return completions(of: word, in: String(rest))
    }
    return command.candidates(self).filter { $0.hasPrefix(word) }
  }

  // MARK: - Lua

  private func luaCompletions(of word: String, in line: String) -> [String] {
    // So that spaces and parameters are known before the first line.
    if let lua = try? lineState() { _ = stand(in: lua) }
    let before = line.dropLast(word.count)
    if before.hasSuffix("frame(\"") || before.hasSuffix("bounds(\"") {
      return (state.standing?.spaceNames ?? []).filter { $0.hasPrefix(word) }
    }
    // The path of names at the word's end; what is before it stays as it is.
    let path = word.reversed().prefix { $0.isLetter || $0.isNumber || "_.:".contains($0) }
      .reversed()
    let token = String(path)
    let kept = String(word.dropLast(token.count))
    return candidates(for: token).filter { $0.hasPrefix(token) }.map { kept + $0 }
  }

  private func candidates(for token: String) -> [String] {
    guard let mark = token.lastIndex(where: { $0 == "." || $0 == ":" }) else {
      return Self.words + variables
    }
    let object = String(token[..<mark])
    let head = String(token[...mark])
    return members(of: object, isMethod: token[mark] == ":").map { head + $0 }
  }

  /// What lines see of the position.
  static let positionWords = ["content", "geometry", "env", "p", "phase", "scroll"]

  private static let words =
    ScriptWords.globals + positionWords + ["_"]
    + Keyword.allCases.map(\.rawValue)

  /// What may follow an object after a dot or a colon.
  ///
  /// Nothing is before the mark where the
  /// object is the result of a call.
  private func members(of object: String, isMethod: Bool) -> [String] {
    let last = object.split { $0 == "." || $0 == ":" }.last.map(String.init) ?? ""
    if isMethod {
      return last == "geometry" ? ["frame(\"", "bounds(\""] : Self.transforms
    }
    switch object {
    case "": return ScriptWords.fields(of: "a frame")
    case "p": return state.standing?.parameterNames ?? []
    case "geometry": return ["size", "safeAreaInsets"]
    default:
      let fields = ScriptWords.fields(of: object)
      return fields.isEmpty ? ScriptWords.fields(of: last) : fields
    }
  }

  private static let transforms = Transform.all.map { "\($0.name)(" }
}

extension String {
  fileprivate var trimmingStart: String { String(drop { $0 == " " || $0 == "\t" }) }
}
