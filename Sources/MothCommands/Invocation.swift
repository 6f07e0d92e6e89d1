internal import MothReporting
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
    let reporters = ReportFormat.all.map(\.name).joined(separator: " ")
    let value: LuaValue
    switch TrustedLua.run(script, arguments: [reporters] + arguments) {
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

  /// The text of an option or argument; nil if it is not given.
  func text(_ name: String) -> String? { options[name]?.string }

  /// The text of an option that may be without one: nil if the option is not given, and nil
  /// within where it is alone.
  func optionalText(_ name: String) -> String?? {
    guard let table = options[name]?.table else { return nil }
    return .some(table.sequence.first?.string)
  }

  /// All texts of an option or argument that may be given several times.
  func texts(_ name: String) -> [String] {
    options[name]?.table?.sequence.compactMap(\.string) ?? []
  }

  /// Whether a flag is given.
  func flag(_ name: String) -> Bool { options[name]?.boolean ?? false }
}
