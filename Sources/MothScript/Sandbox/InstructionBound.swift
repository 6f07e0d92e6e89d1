/// A kind of work that one Lua instruction or one call of the library can do, and what bounds it.
///
/// The list is what docs/SANDBOX.md says of it; `AttackTests` has a script for each that is charged
/// or refused.
package struct InstructionBound: Sendable {
  /// What is done within one instruction.
  package let work: String
  /// What bounds it.
  package let bound: String

  /// All of them, by the parts of Lua.
  package static let all = [
    InstructionBound(
      work: "a call of a table (`__call`)",
      bound: "one step: `__call` is a function"
    ),
    InstructionBound(
      work: "an access by `__index` or `__newindex`",
      bound: "16 tables, counted on the longest way when a metatable is set"
    ),
    InstructionBound(
      work: "operators with a metamethod (`__add` to `__shr`, `__unm`, `__len`, `__eq`, `__lt`, "
        + "`__le`)",
      bound: "one call, whose instructions are counted"
    ),
    InstructionBound(
      work: "`..` of many operands, with or without `__concat`",
      bound:
        "255 operands, each put there by an instruction; the text by `memoryBytes` and its charge"
    ),
    InstructionBound(
      work: "making a string of 512 bytes or more",
      bound: "charged: an instruction for 128 bytes"
    ),
    InstructionBound(
      work: "comparing texts, reading a number from one, using one as a key, `tonumber`, `lower`",
      bound: "weight: 1 more for each 512 bytes of the longest text that was made in the state"
    ),
    InstructionBound(
      work: "passing, packing and returning many values (`...`, `{...}`, `table.pack`, `select`)",
      bound: "weight: 1 more for each 32 values, from 128 on, that a function of the call was seen "
        + "to have; `table.unpack` and `string.byte` give at most `unpackedValues`"
    ),
    InstructionBound(
      work: "moving elements by `table.insert` and `table.remove`",
      bound: "`libraryElements`, and charged: an instruction for four"
    ),
    InstructionBound(
      work: "`table.sort`",
      bound: "`sortedElements`; each comparison is a counted function, the library's ones too"
    ),
    InstructionBound(
      work: "`next`, `pairs`, `table.concat`, `string.format`, `print`",
      bound: "loops in Lua, which are counted; texts by `libraryTextBytes` and their charge"
    ),
    InstructionBound(
      work: "`#` of a table",
      bound: "128 look-ups"
    ),
    InstructionBound(
      work: "compiling a script or a module",
      bound: "`sourceBytes`, and charged: an instruction for 4 bytes"
    ),
    InstructionBound(
      work: "naming a variable in an error message",
      bound: "`sourceBytes`: its square in the worst case, less than 0.1 s by default; then time"
    ),
    InstructionBound(
      work:
        "an access to a table whose keys were chosen to collide; `#` and `next` of such a one, or "
        + "of one that was emptied; a remainder of numbers far apart",
      bound: "`memoryBytes`, and time"
    ),
    InstructionBound(
      work: "taking over what a script returns, also tables that are in it many times",
      bound:
        "`exportedValues`, `exportedBytes`, 100 levels, and time, which is looked at for each value"
    ),
  ]
}
