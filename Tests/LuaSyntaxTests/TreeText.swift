import LuaSyntax

/// The tree of `text` as one line of nested lists, or its problems.
func treeText(_ text: String) -> String {
  let chunk = LuaParser.parse(text)
  return chunk.problems.isEmpty ? chunk.block.text : "\(chunk.problems.map(\.message))"
}

/// The tree of the expression that `text` is.
func expressionText(_ text: String) -> String {
  let tree = treeText("return " + text)
  return tree.hasPrefix("(return ") ? String(tree.dropFirst(8).dropLast()) : tree
}

private func list(_ head: String, parts: [String]) -> String {
  "(" + ([head] + parts).joined(separator: " ") + ")"
}

private func group(_ parts: [String]) -> String {
  "[" + parts.joined(separator: " ") + "]"
}

extension Block {
  var text: String { statements.map(\.text).joined(separator: " ") }
}

extension FunctionBody {
  fileprivate var parts: [String] {
    let hidden = hasImplicitSelf ? ["*self"] : []
    let rest = isVararg ? ["..."] : []
    return [group(hidden + parameters.map(\.text) + rest), "{\(block.text)}"]
  }
}

extension Statement {
  fileprivate var text: String {
    switch kind {
    case .local(let names, let values):
      list("local", parts: [group(names.map(\.text)), group(values.map(\.text))])
    case .assignment(let targets, let values):
      list("assign", parts: [group(targets.map(\.text)), group(values.map(\.text))])
    case .call(let call): call.text
    case .do(let body): list("do", parts: ["{\(body.text)}"])
    case .while(let condition, let body): list("while", parts: [condition.text, "{\(body.text)}"])
    case .repeat(let body, let condition):
      list("repeat", parts: ["{\(body.text)}", condition.text])
    case .if(let clauses, let otherwise):
      list(
        "if",
        parts: clauses.flatMap { [$0.condition.text, "{\($0.body.text)}"] }
          + (otherwise.map { ["else", "{\($0.text)}"] } ?? [])
      )
    case .numericFor(let variable, let start, let limit, let step, let body):
      list(
        "for",
        parts: [variable.text, start.text, limit.text] + (step.map { [$0.text] } ?? [])
          + ["{\(body.text)}"]
      )
    case .genericFor(let variables, let values, let body):
      list(
        "for-in",
        parts: [group(variables.map(\.text)), group(values.map(\.text)), "{\(body.text)}"]
      )
    case .function(let name, let function): list("function", parts: [name.text] + function.parts)
    case .localFunction(let name, let function):
      list("local-function", parts: [name.text] + function.parts)
    case .goto(let name): list("goto", parts: [name.text])
    case .label(let name): list("label", parts: [name.text])
    case .return(let values): list("return", parts: values.map(\.text))
    case .break: "(break)"
    case .empty: ";"
    }
  }
}

extension AttributedName {
  fileprivate var text: String { name.text + (attribute.map { "<\($0.text)>" } ?? "") }
}

extension FunctionName {
  fileprivate var text: String {
    ([root.name] + fields).map(\.text).joined(separator: ".") + (method.map { ":\($0.text)" } ?? "")
  }
}

extension Expression {
  var text: String {
    switch kind {
    case .nil: "nil"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .float(let value): "\(value)"
    case .string(let value): "'\(value.text ?? "\(value.bytes)")'"
    case .vararg: "..."
    case .name(let reference): reference.name.text
    case .function(let function): list("function", parts: function.parts)
    case .field(let base, let name): list(".", parts: [base.text, name.text])
    case .index(let base, let key): list("[]", parts: [base.text, key.text])
    case .call(let callee, let arguments):
      list("call", parts: [callee.text] + arguments.values.map(\.text))
    case .methodCall(let receiver, let method, let arguments):
      list("method", parts: [receiver.text, method.text] + arguments.values.map(\.text))
    case .unary(let symbol, _, let operand): list(symbol.rawValue, parts: [operand.text])
    case .binary(let symbol, _, let left, let right):
      list(symbol.rawValue, parts: [left.text, right.text])
    case .parenthesised(let inner): list("paren", parts: [inner.text])
    case .table(let fields): list("table", parts: fields.map(\.text))
    }
  }
}

extension TableField {
  fileprivate var text: String {
    switch kind {
    case .positional(let value): value.text
    case .named(let name, let value): "\(name.text)=\(value.text)"
    case .keyed(let key, let value): "[\(key.text)]=\(value.text)"
    }
  }
}
