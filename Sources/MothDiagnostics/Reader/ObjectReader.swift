/// Reads an object that may have the keys asked for and no others.
package final class ObjectReader<Value: SourcedValue> {
  /// The members, each key once.
  let members: [SourcedMember<Value>]
  /// The reader of the object itself.
  package let owner: StrictReader<Value>
  /// The keys asked for, in that order.
  private var known: [String] = []
  /// Those of them that must be there and are not.
  private var missing: [String] = []
  private var isOpen = false

  /// Reads members of the value of `owner`; a key that is there twice is reported.
  package init(_ members: [SourcedMember<Value>], of owner: StrictReader<Value>) {
    self.owner = owner
    var seen: Set<String> = []
    self.members = members.filter { member in
      let isNew = seen.insert(member.name).inserted
      if !isNew {
        owner.log.report(
          "duplicate key '\(owner.path(of: member.name))'",
          id: "duplicate-key",
          at: member.range
        )
      }
      return isNew
    }
  }

  /// The value of a key; nil if it is not there.
  package subscript(_ key: String) -> StrictReader<Value>? {
    if !known.contains(key) { known.append(key) }
    return members.first { $0.name == key }.map(owner.reader)
  }

  /// The value of a key that must be there.
  package func required(_ key: String) -> StrictReader<Value>? {
    let reader = self[key]
    if reader == nil { missing.append(key) }
    return reader
  }

  /// Reports that none of several keys is there.
  package func require(oneOf keys: String...) {
    if keys.allSatisfy({ self[$0] == nil }) { missing.append(keys.joined(separator: "' or '")) }
  }

  /// Whether there is a key that nobody has asked for so far.
  package var hasUnknownKey: Bool { members.contains { !known.contains($0.name) } }

  /// Leaves other keys alone: which there may be depends on a value that cannot be used.
  package func acceptAnyKey() { isOpen = true }

  /// Reports a problem at one of the keys; at the object's own name if it is not there.
  package func report(
    _ message: String,
    at key: String?,
    id: String? = nil,
    help: String? = nil
  ) {
    let member = members.first { $0.name == key }
    owner.log.report(message, id: id, at: member?.range ?? owner.nameRange, help: help)
  }

  /// Reports the keys that are unknown, and those that are missing and not just misspelled.
  package func finish() {
    var meant: Set<String> = []
    for member in members where !isOpen && !owner.log.isFull && !known.contains(member.name) {
      if let nearest = Spelling.nearest(to: member.name, in: known) { meant.insert(nearest) }
      let shown = owner.path(of: member.name)
      owner.log.report(
        UnknownName(member.name, noun: "key", in: known, shownAs: shown),
        id: "unknown-key",
        at: member.range
      )
    }
    for key in missing where !meant.contains(key) {
      owner.log.report(
        "missing key '\(owner.path(of: key))'",
        id: "missing-key",
        at: owner.nameRange
      )
    }
  }
}
