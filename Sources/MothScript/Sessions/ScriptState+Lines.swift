internal import CMothLua

extension ScriptState {
  /// A line of a session: a chunk of one line or several.
  package struct Line: Sendable {
    /// The text.
    package var text: String
    /// What messages call it.
    package var path: String
    /// The sample of what is bound, in which `geometry` and its like are read.
    package var sample = 0
    /// What `phase` is: -1, 0 or 1.
    package var phase = 0

    /// Makes a line.
    package init(_ text: String, path: String) {
      self.text = text
      self.path = path
    }
  }

  /// Runs a line in the environment that all lines of this state share, and returns its values.
  ///
  /// A line that is an expression gives its value. `content`, `geometry`, `env`, `p`, `phase` and
  /// `scroll` are what they are in the line's sample; `_` is the last value. Globals stay from line
  /// to line, also when one was stopped and the state resumed.
  package func run(
    _ line: Line,
    showing limits: ShownLimits = ShownLimits()
  ) throws(ScriptFault) -> [ShownValue] {
    try refuseLong(line.text, path: line.path)
    var arena = Arena()
    defer { arena.free() }
    let objects = Self.shownObjects(in: &arena)
    let path = arena.keep(line.path)
    let list = arena.keep(objects)
    let status = withBytes(of: line.text) { source, length in
      var cLine = MothLine(
        source: source,
        path: path,
        length: length,
        sample: line.sample,
        phase: Int32(line.phase),
        depth: UInt32(limits.depth),
        entries: UInt32(limits.entries),
        tables: UInt32(limits.tables),
        bytes: UInt32(limits.textBytes),
        objects: list,
        object_count: UInt32(objects.count)
      )
      return moth_run_line(state, &cLine)
    }
    try check(status)
    var length = 0
    let bytes = moth_exported(state, &length)
    var reader = ShownValueReader(UnsafeRawBufferPointer(start: bytes, count: length))
    guard let values = reader.values() else {
      throw ScriptFault(kind: .internalError, detail: "a value could not be taken over from Lua")
    }
    return values
  }

  /// The host's objects with their fields, sorted by name so that a line costs the same each time.
  private static func shownObjects(in arena: inout Arena) -> [MothShownObject] {
    ScriptWords.fields.sorted { $0.key < $1.key }.map { name, fields in
      MothShownObject(
        name: arena.keep(name),
        fields: arena.keep(fields.map { arena.keep($0) }),
        field_count: UInt32(fields.count)
      )
    }
  }
}

extension ScriptFault {
  /// Whether the text is the beginning of a chunk: Lua's compiler met its end.
  package var isUnfinished: Bool { kind == .syntax && detail.hasSuffix("near <eof>") }
}
