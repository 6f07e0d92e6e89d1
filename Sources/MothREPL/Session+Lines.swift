internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript

extension Session {
  /// Runs a chunk of one line or several; `isLast` says that no more lines come.
  func run(_ text: String, path: String, isLast: Bool) -> SessionReply {
    if let script = TypedEffect.script(of: text) { return take(draft: script) }
    let lua: ScriptState
    do throws(ScriptFault) {
      lua = try lineState()
    } catch {
      return reply(SessionProblem([error.diagnostic(in: nil)], outcome: .fault))
    }
    // Where the position cannot be laid out, lines still run, without `geometry` and its like.
    let problems = stand(in: lua)
    // With its end, so that a text in quotes that lacks its end is a fault and not unfinished.
    var line = ScriptState.Line(KeptLocals.text(of: text) + "\n", path: path)
    line.sample = state.standing?.sample ?? 0
    line.phase = Int(state.standing?.phase.value ?? 0)
    do throws(ScriptFault) {
      let values = try lua.run(line)
      keep(text, path: path)
      variables.formUnion(AssignedNames.of(line.text))
      let shown = ValueText(width: options.width, styler: options.styler)
      let lines = printed(by: lua) + values.flatMap(shown.lines)
      return SessionReply(self.text(of: problems) + lines.joined(separator: "\n"))
    } catch {
      if error.isUnfinished, !isLast { return SessionReply("", outcome: .unfinished) }
      keep(text, path: path)
      let printed = printed(by: lua).map { $0 + "\n" }.joined()
      return SessionReply(
        printed + self.text(of: problems + diagnostics(of: error)),
        outcome: .fault
      )
    }
  }

  /// The state that lines share, made for the first of them.
  func lineState() throws(ScriptFault) -> ScriptState {
    if let lines { return lines }
    let lua = try ScriptState(limits: options.limits, binding: binding)
    lines = lua
    lineStopper.follow(lua, of: self)
    state.standing = nil
    for module in state.workbench.plugin.modules {
      try lua.add(module: module.name, text: module.file.text, path: module.chunkName)
    }
    return lua
  }

  /// What a line printed, safe for a terminal.
  private func printed(by lua: ScriptState) -> [String] {
    let text = lua.takePrinted().replacing("\t", with: "  ")
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { VisibleText.escaped(String($0)) }
  }

  private func keep(_ text: String, path: String) {
    sources[path] = ScriptSource(file: SourceFile(path: path, text: text))
  }

  /// What a line did wrong.
  ///
  /// After a limit the state goes on with what it is true.
  private func diagnostics(of fault: ScriptFault) -> [Diagnostic] {
    let source = sources[fault.path] ?? state.workbench.plugin.source(ofChunk: fault.path)
    let problems = fault.kind == .syntax ? source?.syntaxDiagnostics ?? [] : []
    guard problems.isEmpty else { return problems }
    let diagnostic = fault.diagnostic(
      in: source,
      spaces: state.standing?.spaceNames ?? [],
      parameters: state.standing?.parameterNames ?? [],
      globals: variables.sorted() + Self.positionWords
    )
    guard fault.endsState, let lua = lines else { return [diagnostic] }
    if lua.resume() { return [diagnostic] }
    lines = nil
    return [
      diagnostic.note("the session's variables hold more than the limit and were dropped", at: nil)
    ]
  }
}
