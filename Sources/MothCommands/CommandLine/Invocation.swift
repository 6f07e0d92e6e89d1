internal import MothRunner
internal import MothScript

/// The command line as the embedded declaration read it.
package struct Invocation: Sendable {
  /// The subcommand.
  package let command: String
  /// The arguments after the subcommand.
  let arguments: [String]
  private let options: LuaTable

  /// The result of reading a command line.
  package enum Outcome: Sendable {
    /// A subcommand to run.
    case invocation(Invocation)
    /// Text to print, such as help.
    case text(String)
    /// The version is to be printed.
    case version
    /// The words cannot be understood.
    case problem(String)
  }

  /// Reads the arguments after the program's name.
  package static func read(_ arguments: [String]) -> Outcome {
    let script = String(decoding: PackageResources.command_line_lua, as: UTF8.self)
    let value: LuaValue
    switch TrustedLua.run(script, arguments: [CommandLineProgram.text] + arguments) {
    case .success(let result): value = result
    case .failure(let problem): return .problem(problem.message)
    }
    guard let table = value.table else { return .problem("the command line cannot be read") }
    if let problem = table["problem"]?.string { return .problem(problem) }
    if table["version"] != nil { return .version }
    if let text = table["text"]?.string { return .text(text) }
    guard let command = table["command"]?.string else {
      return .problem("a command is missing")
    }
    let rest = Array(arguments.drop { $0 != command }.dropFirst())
    return .invocation(Invocation(command: command, arguments: rest, options: table))
  }

  /// The string of an option or argument; nil if it is not given.
  func text(_ option: Option) -> String? { options[option.name]?.string }

  /// The string of an option that may be given without one: nil if the option is not given, and nil
  /// within if it is given alone.
  func optionalText(_ option: Option) -> String?? {
    guard let table = options[option.name]?.table else { return nil }
    return .some(table.sequence.first?.string)
  }

  /// All strings of an option or argument that may be given several times.
  func texts(_ option: Option) -> [String] {
    options[option.name]?.table?.sequence.compactMap(\.string) ?? []
  }

  /// Whether a flag is given.
  func flag(_ option: Option) -> Bool { options[option.name]?.boolean ?? false }

  /// Whether an option is given in any form.
  func has(_ option: Option) -> Bool {
    flag(option) || text(option) != nil || !texts(option).isEmpty
  }

  /// Changes a value by the options that are given.
  func apply<Target>(
    _ settings: [Setting<Target>],
    to target: inout Target
  ) throws(UsageProblem) {
    for setting in settings where has(setting.option) {
      try setting.parse(text(setting.option).map { [$0] } ?? texts(setting.option), &target)
    }
  }
}
