internal import LuaSyntax
internal import MothDiagnostics

extension Rule {
  static let allocationInClosure = Rule(
    Explanation(
      id: "allocation-in-closure",
      summary: "a function that runs in every frame makes a table, a function or a string",
      reason:
        "It runs for every view and every frame, and everything that it makes must be collected "
        + "again; arithmetic makes nothing.",
      help: "Make it once, above the definition, and use it by its name; instead of a table use "
        + "locals."
    ),
    topic: .cost,
    level: .note,
    decides: "Looked at are visualEffect, and of and effect of a scrollState, with the functions "
      + "that they call. Reported are table constructors, functions, strings that are joined or made by "
      + "the string library, table.pack, table.concat, and calls of moth.unitPoint and moth.shader "
      + "with arguments that never change. What a shader is given may change with every frame and "
      + "is left alone, and so is the text of an error.",
    sources: ["https://www.lua.org/gems/sample.pdf"],
    bad: [
      Example(
        "local limits = { low = 0, high = 1 }\nreturn content:opacity(math.max(limits.low, limits.high))"
      ),
      Example("return content:scaleEffect(1, moth.unitPoint(0.5, 0))"),
      Example(
        "return content:opacity(named(env.index) and 1 or 0.5)",
        line: -3,
        above: "local function named(index) return \"card\" .. index == \"card1\" end"
      ),
    ],
    good: [
      Example(
        "return content:scaleEffect(1, anchor)",
        above: "local anchor = moth.unitPoint(0.5, 0)"
      ),
      Example(
        """
        local size = { geometry.size.width, geometry:frame("scrollView").minY }
        return content:colorEffect(moth.shader("tint", size))
        """
      ),
    ],
    source: { facts, rule in
      facts.allocations.map { range, what in
        rule.finding("\(what) is made in every frame", at: facts.location(range))
      }
    }
  )
}

extension SourceFacts {
  /// What functions that run in every frame make, the outer of two where one is part of the other.
  fileprivate var allocations: [(range: SourceRange, what: String)] {
    let shaderTables = shaderTables
    var found: [(range: SourceRange, what: String)] = []
    var end = SourcePosition(line: 0, column: 0)
    for located in walk.expressions where framedFunctions.contains(located.function) {
      let expression = located.part
      guard expression.range.start >= end else { continue }
      if isMessage(expression) || shaderTables.contains(expression.range) {
        end = expression.range.end
      } else if let what = allocation(expression) {
        found.append((expression.range, what))
        end = expression.range.end
      }
    }
    return found
  }

  /// What an expression makes by itself; nil if it makes nothing.
  private func allocation(_ expression: Expression) -> String? {
    switch expression.kind {
    case .table: return "a table"
    case .function: return "a function"
    case .binary(.concatenate, _, _, _): return "a string"
    case .call(let callee, let arguments):
      let name = libraryName(callee) ?? ""
      switch name {
      case "moth.unitPoint", "moth.unitPoint3D", "moth.shader":
        let isConstant = arguments.values.allSatisfy { origin($0).isEmpty && !$0.isMultiple }
        return isConstant ? "'\(name)' with the same arguments" : nil
      case "string.char", "string.format", "string.lower", "string.rep", "string.reverse",
        "string.sub", "string.upper", "table.concat", "tostring":
        return "a string"
      case "table.pack": return "a table"
      default: return nil
      }
    case .nil, .boolean, .integer, .float, .string, .vararg, .name, .field, .index, .methodCall,
      .unary, .binary, .parenthesised:
      return nil
    }
  }

  /// Whether an expression ends the call, or is there for whoever writes the script.
  private func isMessage(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind else { return false }
    return ["error", "assert", "print"].contains(libraryName(callee) ?? "")
  }

  /// The ranges of tables that change and are given to a shader, by themselves or in a local.
  private var shaderTables: Set<SourceRange> {
    var given: Set<SourceRange> = []
    for located in walk.expressions {
      guard case .call(let callee, let arguments) = located.part.kind,
        libraryName(callee) == "moth.shader"
      else { continue }
      for argument in arguments.values {
        var value = argument
        if let declaration = local(argument),
          case .expression(let only) = onlyValue(of: declaration)
        {
          value = only
        }
        if case .table = value.kind, !origin(value).isEmpty { given.insert(value.range) }
      }
    }
    return given
  }
}
