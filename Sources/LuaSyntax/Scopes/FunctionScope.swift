/// What the resolver knows of a function while it is inside.
struct FunctionScope {
  /// The greatest number of local variables in scope in one function: MAXVARS of lparser.c.
  static let maximumLocals = 200
  /// The greatest number of upvalues of one function: MAXUPVAL of lfunc.h.
  static let maximumUpvalues = 255

  /// The registers that a function's variables and values share: MAXREGS of lcode.c is 255, and
  /// `luaK_checkstack` refuses to reach it.
  static let maximumRegisters = 254
  /// The variables that Lua makes to run a numeric `for`: the call in `fornum` of lparser.c.
  static let hiddenInNumericFor = 3
  /// The same for a generic one, in `forlist`.
  static let hiddenInGenericFor = 4

  struct OpenBlock {
    var nameCount: Int
    var activeCount: Int
    var constantCount: Int
    var labelCount: Int
    var gotoCount: Int
  }

  /// A `goto` whose label has not been found yet.
  struct PendingGoto {
    var label: Name
    /// The variables in scope at the `goto`, or around the blocks left since.
    var activeCount: Int
  }

  let isVararg: Bool
  var blocks: [OpenBlock] = []
  /// The names of the variables in scope.
  var names: [String] = []
  /// The number of variables in scope, those that Lua makes for itself included.
  var activeCount = 0
  /// How many of them are `<const>`, which may take no register.
  var constantCount = 0
  var hasTooManyLocals = false
  var loopDepth = 0
  /// The labels in scope, in the order of the text; their names differ.
  var labels: [Name] = []
  /// The same labels by their text.
  var labelsByText: [String: Name] = [:]
  /// Every `goto` without a label before it; nil once the label is found.
  var pendingGotos: [PendingGoto?] = []
  /// The indices in `pendingGotos` of those without a label yet, in ascending order.
  var pendingIndices: [String: [Int]] = [:]
  /// The indexes of the captured declarations; nil is the chunk's `_ENV`.
  var upvalues: Set<Int?> = []

  init(isVararg: Bool) {
    self.isVararg = isVararg
  }

  mutating func openBlock() {
    blocks.append(
      OpenBlock(
        nameCount: names.count,
        activeCount: activeCount,
        constantCount: constantCount,
        labelCount: labels.count,
        gotoCount: pendingGotos.count
      )
    )
  }

  /// Leaves the innermost block and returns the names of its variables, which are out of sight.
  mutating func closeBlock() -> ArraySlice<String> {
    guard let block = blocks.popLast() else { return [] }
    let closed = names[block.nameCount...]
    names.removeLast(closed.count)
    activeCount = block.activeCount
    constantCount = block.constantCount
    for label in labels[block.labelCount...] { labelsByText[label.text] = nil }
    labels.removeLast(labels.count - block.labelCount)
    // A jump out of the block leaves its variables behind.
    for index in block.gotoCount..<pendingGotos.count {
      pendingGotos[index]?.activeCount = activeCount
    }
    return closed
  }
}
