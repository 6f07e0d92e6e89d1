internal import Foundation
internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

extension FuzzTarget {
  /// The host: a script is run under tight limits, and what comes out of it is called.
  package static let host = FuzzTarget(
    name: "host",
    violations: { FuzzedScript($0).map { HostFuzzing(script: $0).violations } ?? [] },
    dictionary: { FuzzDictionary.scripts }
  )
}

/// Runs a script in two states that live at the same time, so that no address is the same in both.
private struct HostFuzzing {
  let script: FuzzedScript

  var violations: [String] {
    do {
      let states = try (Self.newState(), Self.newState())
      let first = ScriptOutcome(of: script, in: states.0)
      let second = ScriptOutcome(of: script, in: states.1)
      return syntaxViolations(first) + violations(first, second: second)
        + neighbourViolations(first, state: states.0)
        + script.violations(inTexts: first.texts)
        + DiagnosticFuzzing.violations(first.diagnostics, in: script.source.file)
    } catch {
      return ["a state cannot be made: \(error)"]
    }
  }

  private static func newState() throws -> ScriptState {
    try ScriptState(limits: FuzzedScript.limits, binding: FuzzedScript.binding)
  }

  /// The same script gives the same twice; only the clock may make a difference.
  private func violations(_ first: ScriptOutcome, second: ScriptOutcome) -> [String] {
    var result: [String] = []
    let time = max(first.processorSeconds, second.processorSeconds)
    let period = Double(FuzzedScript.limits.callMilliseconds) / 1000
    let limit = 3 * period * Double(first.calls + 1)
    if time > limit + 1 { result.append("it was stopped only after \(time) seconds") }
    guard !first.hasRunOutOfTime, !second.hasRunOutOfTime else { return result }
    for (one, other) in zip(first.texts, second.texts) where one != other {
      result.append("one state gives \(one.prefix(200)), another \(other.prefix(200))")
    }
    if first.texts.count != second.texts.count { result.append("one state gives more") }
    return result
  }

  /// Lua refuses a script as wrong syntax where our parser does.
  private func syntaxViolations(_ outcome: ScriptOutcome) -> [String] {
    let problems = script.source.chunk.problems.map(\.message)
    let text = script.source.file.text
    // Such a start means something only in a file, and every script begins with a line of ours.
    guard !text.hasPrefix("#"), !text.unicodeScalars.starts(with: ["\u{FEFF}"]) else { return [] }
    // A script's locals come on top of those of that line, whose names cannot be assigned to.
    let fault = outcome.loadFault
    let isFromFirstLine = ["too many", "overflow", "registers", "const variable"].contains {
      fault?.detail.contains($0) ?? false
    }
    if fault?.kind == .syntax, problems.isEmpty, !isFromFirstLine {
      return ["Lua refuses what the parser accepts: \(fault?.detail ?? "")"]
    }
    let isRefused = [.syntax, .binaryChunk, .memoryLimit, .timeLimit].contains(fault?.kind)
    if !isRefused, !problems.isEmpty, !problems.contains(where: { $0.contains("operations high") })
    {
      return ["Lua compiles what the parser refuses: \(problems)"]
    }
    return []
  }

  // MARK: - Neighbours

  /// Another script of the same state finds what it finds in a state of its own, after a stop too.
  private func neighbourViolations(_ outcome: ScriptOutcome, state: ScriptState) -> [String] {
    guard !outcome.endsState || state.resume() else { return [] }
    let alone = Self.neighbourAlone
    do throws(ScriptFault) {
      let value = try state.run(text: Self.neighbour, path: "effects/neighbour.lua", as: .effect)
      let beside = "\(value)"
      return beside == alone ? [] : ["the neighbour finds \(beside), not \(alone)"]
    } catch {
      // All scripts of a state share its memory.
      let isExpected = error.kind == .memoryLimit || error.kind == .timeLimit
      return isExpected ? [] : ["the neighbour fails: \(error)"]
    }
  }

  private static let neighbourAlone: String = {
    do {
      return "\(try newState().run(text: neighbour, path: "effects/neighbour.lua", as: .effect))"
    } catch {
      return "a fault: \(error)"
    }
  }()

  /// Reads all that scripts share, and uses it.
  private static let neighbour = """
    local seen = {}
    local function look(name, value, depth)
      seen[#seen + 1] = name .. " " .. type(value)
      if type(value) == "table" and depth < 3 and value ~= _G then
        for key, inner in pairs(value) do look(name .. "." .. tostring(key), inner, depth + 1) end
      end
    end
    look("G", _G, 0)
    local t = { 3, 1, 2 }
    table.sort(t)
    setmetatable(t, { __index = function(_, key) return key end })
    local fails, why = pcall(function() return missing end)
    return {
      seen, t[1], t.absent, fails, why, string.format("%5.2f|%s", math.pi, "a"),
      ("x"):rep(3), ("abc"):sub(2), #"abc", math.floor(-0.5), moth.noise(1.5, 7),
      pcall(error, "e"), select("#", 1, nil), tostring(nil), tostring(1e15), rawlen({ 1 }),
      moth.identity, moth.spring { duration = 1 }, moth.unitPoint(1, 2),
    }
    """
}
