internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothScript

extension Session {
  /// Runs a chunk of one line or several; `isLast` says that no more lines come.
  func run(_ text: String, path: String, isLast: Bool) -> SessionReply {
    if let script = TypedEffect.script(of: text) { return take(draft: script) }
    let state: ScriptState
    do throws(ScriptFault) {
      state = try lineState()
    } catch {
      return reply(SessionProblem([error.diagnostic(in: nil)], outcome: .fault))
    }
    // Where the place cannot be laid out, lines still run, without `geometry` and its like.
    let problems = stand(in: state)
    // With its end, so that a text in quotes that lacks its end is a fault and not unfinished.
    var line = ScriptState.Line(KeptLocals.text(of: text) + "\n", path: path)
    line.sample = standing?.sample ?? 0
    line.phase = Int(standing?.phase.value ?? 0)
    do throws(ScriptFault) {
      let values = try state.run(line)
      keep(text, path: path)
      variables.formUnion(AssignedNames.of(line.text))
      let shown = ValueText(width: options.width, styler: options.styler)
      let lines = printed(by: state) + values.flatMap(shown.lines)
      return SessionReply(self.text(of: problems) + lines.joined(separator: "\n"))
    } catch {
      if error.isUnfinished, !isLast { return SessionReply("", outcome: .unfinished) }
      keep(text, path: path)
      let printed = printed(by: state).map { $0 + "\n" }.joined()
      return SessionReply(
        printed + self.text(of: problems + diagnostics(of: error)),
        outcome: .fault
      )
    }
  }

  /// The state that lines share, made for the first of them.
  func lineState() throws(ScriptFault) -> ScriptState {
    if let lines { return lines }
    let state = try ScriptState(limits: options.limits, binding: binding)
    lines = state
    lineStopper.follow(state, of: self)
    standing = nil
    for module in workbench.plugin.modules {
      try state.add(module: module.name, text: module.file.text, path: module.chunkName)
    }
    return state
  }

  /// What a line printed, safe for a terminal.
  private func printed(by state: ScriptState) -> [String] {
    let text = state.takePrinted().replacing("\t", with: "  ")
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
    let source = sources[fault.path] ?? workbench.plugin.source(ofChunk: fault.path)
    let problems = fault.kind == .syntax ? source?.syntaxDiagnostics ?? [] : []
    guard problems.isEmpty else { return problems }
    let diagnostic = fault.diagnostic(
      in: source,
      spaces: standing?.spaceNames ?? [],
      parameters: standing?.parameterNames ?? [],
      globals: variables.sorted() + Self.positionWords
    )
    guard fault.endsState, let state = lines else { return [diagnostic] }
    if state.resume() { return [diagnostic] }
    lines = nil
    return [
      diagnostic.note("the session's variables hold more than the limit and were dropped", at: nil)
    ]
  }
}
