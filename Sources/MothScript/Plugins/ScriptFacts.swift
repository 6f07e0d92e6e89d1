internal import Synchronization

/// What can be worked out about a script without running it.
package protocol ScriptFacts: AnyObject, SendableMetatype {
  /// Begins to look at a script.
  init(_ source: ScriptSource)
}

/// The facts of one script, which all its copies share.
final class ScriptFactStore: Sendable {
  private let facts = Mutex<(any ScriptFacts)?>(nil)

  func read<Facts: ScriptFacts, Result: Sendable>(
    _ source: ScriptSource,
    with body: @Sendable (Facts) -> Result
  ) -> Result {
    facts.withLock { known in
      if let facts = known as? Facts { return body(facts) }
      let made = Facts(source)
      known = made
      return body(made)
    }
  }
}

extension ScriptSource {
  /// Reads facts of the script, which are made for the first who asks and then kept with it.
  ///
  /// Other threads wait meanwhile; the body asks for nothing else of the script's facts.
  package func facts<Facts: ScriptFacts, Result: Sendable>(
    _: Facts.Type,
    _ body: @Sendable (Facts) -> Result
  ) -> Result {
    // Facts that held the script with its store would hold themselves.
    var apart = self
    apart.factStore = ScriptFactStore()
    return factStore.read(apart, with: body)
  }
}
