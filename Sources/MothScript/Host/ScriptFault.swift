internal import CMothLua

/// What went wrong in a script, as the shim saw it.
package struct ScriptFault: Error, Equatable, Sendable {
  /// The kind; each has a diagnostic of its own.
  package enum Kind: String, CaseIterable, Sendable {
    case binaryChunk
    case syntax
    case error
    case memoryLimit
    case instructionLimit
    case timeLimit
    case interrupted
    case unknownTransform
    case argumentCount
    case argumentType
    case staleContent
    case chainLength
    case resultType
    case unknownSpace
    case unknownField
    case unknownGlobal
    case assignment
    case unknownModifier
    case unknownModule
    case export
    case refused
    case unitTooLarge
    case internalError
  }

  /// The kind of fault.
  package var kind: Kind
  /// The name concerned: a transform, a field, a global, a space, a module.
  package var name: String
  /// What was seen, or the message of a run-time error.
  package var detail: String
  /// The script by its `chunkName`; empty if no script is to blame.
  package var path: String
  /// The line, from 1; nil if it is not known.
  package var line: Int?
  /// The argument, from 1, or how many there were.
  package var argument: Int

  /// Makes a fault.
  package init(
    kind: Kind,
    name: String = "",
    detail: String = "",
    path: String = "",
    line: Int? = nil,
    argument: Int = 0
  ) {
    self.kind = kind
    self.name = name
    self.detail = detail
    self.path = path
    self.line = line
    self.argument = argument
  }

  /// Whether the state that met this fault must be thrown away.
  package var endsState: Bool {
    kind == .memoryLimit || kind == .instructionLimit || kind == .timeLimit
      || kind == .interrupted || kind == .unitTooLarge
  }
}

extension ScriptFault {
  /// Reads the fault of the state's last call.
  init(of state: OpaquePointer) {
    let line = Int(moth_fault_line(state))
    self.init(
      kind: Kind(moth_fault_kind(state)),
      name: String(cString: moth_fault_name(state)),
      detail: String(cString: moth_fault_detail(state)),
      path: String(cString: moth_fault_path(state)),
      line: line > 0 ? line : nil,
      argument: Int(moth_fault_argument(state))
    )
  }
}

extension ScriptFault.Kind {
  init(_ kind: MothFaultKind) {
    self =
      switch kind {
      case MOTH_FAULT_BINARY: .binaryChunk
      case MOTH_FAULT_SYNTAX: .syntax
      case MOTH_FAULT_ERROR: .error
      case MOTH_FAULT_MEMORY: .memoryLimit
      case MOTH_FAULT_INSTRUCTIONS: .instructionLimit
      case MOTH_FAULT_TIME: .timeLimit
      case MOTH_FAULT_INTERRUPTED: .interrupted
      case MOTH_FAULT_UNKNOWN_TRANSFORM: .unknownTransform
      case MOTH_FAULT_ARGUMENT_COUNT: .argumentCount
      case MOTH_FAULT_ARGUMENT_TYPE: .argumentType
      case MOTH_FAULT_STALE_CONTENT: .staleContent
      case MOTH_FAULT_CHAIN_LENGTH: .chainLength
      case MOTH_FAULT_RESULT_TYPE: .resultType
      case MOTH_FAULT_UNKNOWN_SPACE: .unknownSpace
      case MOTH_FAULT_UNKNOWN_FIELD: .unknownField
      case MOTH_FAULT_UNKNOWN_GLOBAL: .unknownGlobal
      case MOTH_FAULT_ASSIGNMENT: .assignment
      case MOTH_FAULT_UNKNOWN_MODIFIER: .unknownModifier
      case MOTH_FAULT_UNKNOWN_MODULE: .unknownModule
      case MOTH_FAULT_EXPORT: .export
      case MOTH_FAULT_REFUSED: .refused
      default: .internalError
      }
  }
}
