import MothDiagnostics

extension Resolver {
  /// Finds the label of a `goto` among those before it, or waits for one after it.
  mutating func jump(to label: Name) {
    guard function.labelsByText[label.text] == nil else { return }
    function.pendingIndices[label.text, default: []].append(function.pendingGotos.count)
    function.pendingGotos.append(
      FunctionScope.PendingGoto(label: label, activeCount: function.activeCount)
    )
  }

  /// Makes a label of the innermost block; `isLast` says that only labels and empty statements
  /// follow in it.
  mutating func declareLabel(_ name: Name, isLast: Bool) {
    if let earlier = function.labelsByText[name.text] {
      report(Self.duplicateLabel(earlier), at: name.range)
      return
    }
    guard let block = function.blocks.last else { return }
    function.labels.append(name)
    function.labelsByText[name.text] = name
    // Behind the last statement, the block's variables are out of sight already (reference
    // manual, 3.5).
    let activeCount = isLast ? block.activeCount : function.activeCount
    for goto in function.takePendingGotos(to: name.text, from: block.gotoCount)
    where goto.activeCount < activeCount {
      report(Self.jumpIntoScope(of: name), at: goto.label.range)
    }
  }

  /// Reports every `goto` of the function that found no label.
  mutating func reportPendingGotos() {
    for case let goto? in function.pendingGotos {
      report(Self.noVisibleLabel(goto.label), at: goto.label.range)
    }
  }
}

extension FunctionScope {
  /// Removes and returns the pending jumps to `label` whose place is `first` or after it.
  fileprivate mutating func takePendingGotos(to label: String, from first: Int) -> [PendingGoto] {
    var found: [PendingGoto] = []
    while let index = pendingIndices[label]?.last, index >= first {
      pendingIndices[label]?.removeLast()
      if let goto = pendingGotos[index] { found.append(goto) }
      pendingGotos[index] = nil
    }
    return found
  }
}
