internal import LuaSyntax
internal import MothDiagnostics
internal import MothScript

extension Rule {
  static let unknownGlobal = Rule(
    ScriptFault.Kind.unknownGlobal.explanation,
    topic: .script,
    level: .error,
    decides: "Each name that is no local variable is looked up among the words that every script "
      + "has and the globals that the script itself assigns. Where a script uses _ENV, or _G "
      + "otherwise than for one of its fields, only what Lua has and scripts have not is reported.",
    sources: ["https://www.lua.org/manual/5.4/manual.html#6"],
    bad: [
      Example("return content:offset(0, goemetry:frame(\"scrollView\").minY)"),
      Example("return content:offset(os.time(), 0)"),
      Example(
        "local rate = 0.5\nif getmetatable(p) then rate = 1 end\nreturn content:opacity(rate)",
        line: 2
      ),
    ],
    good: [
      Example("return content:hueRotation(math.min(env.index, 1))"),
      Example(
        "return content:opacity(share(2))",
        above: "local function share(x) return 1 / x end"
      ),
    ],
    source: { facts, rule in
      let assigned = facts.assignedGlobals
      let known = assigned.union(ScriptWords.globals).union(ScriptWords.unsuggestedGlobals)
      let locals = Set(facts.resolution.declarations.map(\.name.text))
      let isOpen = facts.usesEnvironment
      return facts.readGlobals.compactMap { name in
        guard !known.contains(name.text) else { return nil }
        let fault = ScriptFault(kind: .unknownGlobal, name: name.text)
        let location = facts.location(name.range)
        if ScriptWords.absent[name.text] != nil { return rule.finding(of: fault, at: location) }
        guard !isOpen else { return nil }
        let candidates = known.union(locals)
        var finding = rule.finding(of: fault, at: location)
        if let near = Spelling.suggestion(for: name.text, in: candidates) {
          finding = rule.finding(finding.message, at: location, help: near)
        }
        return finding.renaming(name, among: candidates)
      }
    }
  )
}
