internal import LuaSyntax

// Globals that a script reads and assigns.
extension SourceFacts {
  /// The names of globals that are read, in the order of the text.
  var readGlobals: [Name] {
    resolution.uses.compactMap { use in
      use.variable == .global(environment: nil) && !use.isAssigned ? use.reference.name : nil
    }
  }

  /// The globals that the script assigns, in whichever function.
  var assignedGlobals: Set<String> {
    let assigned = resolution.uses.filter { use in
      use.variable == .global(environment: nil) && use.isAssigned
    }
    return Set(assigned.map(\.reference.name.text) + fieldsOfGlobals)
  }

  /// Whether the script uses its globals as a table, so that the source does not say what they are.
  var usesEnvironment: Bool {
    let whole = resolution.uses.count { use in
      use.variable == .environment || use.reference.name.text == "_ENV"
        || (use.variable == .global(environment: nil) && use.reference.name.text == "_G")
    }
    return whole > fieldsOfGlobals.count
  }

  /// The names of the fields of `_G` that the script names.
  private var fieldsOfGlobals: [String] {
    walk.expressions.compactMap { located in
      guard case .field(let base, let name) = located.part.kind,
        resolution.globalName(base) == "_G"
      else { return nil }
      return name.text
    }
  }
}
