internal import MothRunner

/// The commands with their options as command_line.lua reads them.
enum CommandLineProgram {
  /// A Lua table.
  static let text = literal(
    .object([
      "name": .text("moth"),
      "summary": .text("Evaluate and check scroll effects for SwiftUI."),
      "epilog": .text(
        "Exit status: 0 all passed, 1 findings, 2 usage or configuration, 3 a script could not be "
          + "loaded, 4 an internal error, 5 nothing matched, 130 interrupted, 143 terminated."
      ),
      "commands": .list(Command.all.map(node)),
    ])
  )

  private static func node(_ command: Command) -> JSONNode {
    .object([
      "name": .text(command.name), "summary": .text(command.summary),
      "hidden": .boolean(command.isHidden), "options": .list(command.options.map(node)),
    ])
  }

  private static func node(_ option: Option) -> JSONNode {
    let counts = option.isRepeatable ? ["+", "*"] : ["1", "?"]
    var fields: [String: JSONNode] = [
      "name": .text(option.name), "help": .text(option.description),
      "flags": .text(option.flags.joined(separator: " ")),
      "count": .text(counts[option.isOptional ? 1 : 0]),
    ]
    if let value = option.value { fields["value"] = .text(value) }
    if !option.choices.isEmpty { fields["choices"] = .list(option.choices.map(JSONNode.text)) }
    return .object(fields)
  }

  private static func literal(_ node: JSONNode) -> String {
    switch node {
    case .text(let text):
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    case .number(let number): String(number)
    case .boolean(let boolean): String(boolean)
    case .list(let elements): "{" + elements.map(literal).joined(separator: ",") + "}"
    case .object(let fields):
      "{" + fields.map { "\($0.key)=\(literal($0.value))" }.joined(separator: ",") + "}"
    }
  }
}
