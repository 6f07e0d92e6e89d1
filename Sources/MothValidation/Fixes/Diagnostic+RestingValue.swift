internal import LuaSyntax
internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript

extension Diagnostic {
  /// Adds the fix that gives every argument of a transform that moves its value at rest while
  /// Reduce Motion is on, where the script shows the arguments.
  ///
  /// It is safe where the view rests at the values that change nothing; another value at rest may
  /// come from this device alone.
  func resting(
    _ element: ChainShape.Element,
    of trace: Trace,
    in source: ScriptSource
  ) -> Diagnostic {
    guard let location,
      let call = TransformCall(of: element.transform, at: location, in: source),
      let range = location.range, let environment = source.environmentName(around: range)
    else { return self }
    var edits: [TextEdit] = []
    var isSafe = true
    for (offset, column) in element.columns.enumerated() where trace.moves(inColumn: column) {
      guard let argument = call.number(inColumn: offset) else { return self }
      let identity = element.transform.columns[offset].identity
      let rests = trace.restingValues(inColumn: column)
      isSafe = isSafe && rests == [identity]
      let rest = rests.count == 1 ? rests.first ?? identity : identity
      guard rest.isFinite else { return self }
      let edit = TextEdit(
        range: SourceRange(start: argument.range.start, end: argument.range.start),
        replacement: "\(environment).reduceMotion and \(NumberText.exact(rest)) or "
      )
      // One argument may fill two columns, which must then rest alike.
      if let earlier = edits.first(where: { $0.range == edit.range }) {
        guard earlier == edit else { return self }
      } else {
        edits.append(edit)
      }
    }
    guard !edits.isEmpty else { return self }
    return fixIt(
      "keep the value at rest where \(environment).reduceMotion is on",
      safety: isSafe ? .safe : .unsafe,
      edits: edits
    )
  }
}

extension Trace {
  /// Whether a value of a column differs from the first one of its target.
  fileprivate func moves(inColumn column: Int) -> Bool {
    targets.indices.contains { target in
      let values = values(target: target, column: column)
      return values.contains { $0 != values.first }
    }
  }

  /// The first values of all targets.
  fileprivate func restingValues(inColumn column: Int) -> Set<Double> {
    Set(targets.indices.compactMap { values(target: $0, column: column).first })
  }
}
