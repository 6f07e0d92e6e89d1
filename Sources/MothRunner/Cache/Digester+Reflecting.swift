package import MothStore

extension Digester {
  /// Adds a value with all that it stores, so that a property that is added later counts too.
  ///
  /// The value must be made of structures, enums, numbers, strings and collections of such.
  package mutating func add(reflecting value: Any) {
    switch value {
    case let text as String: return add(text)
    case let number as Double: return add(number)
    case let number as Int: return add(number)
    case let flag as Bool: return add(flag)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    add(String(describing: mirror.subjectType))
    switch mirror.displayStyle {
    case .dictionary, .set:
      // Their order differs from process to process.
      let members = mirror.children.map { Digester.digest(of: $0.value) }
      add(members.count)
      for member in members.sorted(by: { $0.text < $1.text }) { add(member) }
    case .collection, .tuple, .optional:
      add(members: mirror)
    case _ where mirror.children.isEmpty:
      // A case without values, or a number that is none of those above.
      add(String(describing: value))
    default:
      add(members: mirror)
    }
  }

  private mutating func add(members mirror: Mirror) {
    add(mirror.children.count)
    for child in mirror.children {
      add(child.label ?? "")
      add(reflecting: child.value)
    }
  }

  private static func digest(of value: Any) -> Digest {
    var digester = Digester()
    digester.add(reflecting: value)
    return digester.digest()
  }
}
