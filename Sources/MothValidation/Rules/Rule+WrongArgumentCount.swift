internal import LuaSyntax
internal import MothCatalog
internal import MothDiagnostics
internal import MothScript

extension Rule {
  static let wrongArgumentCount = Rule(
    ScriptFault.Kind.argumentCount.explanation,
    topic: .correctness,
    level: .error,
    decides:
      "The arguments of each transform are counted and compared with the forms in the catalog, "
      + "those of geometry:frame and geometry:bounds with the one that they take. A call that ends "
      + "in another call or in ... may give any number more.",
    sources: [
      "https://developer.apple.com/documentation/swiftui/visualeffect",
      "https://developer.apple.com/documentation/swiftui/geometryproxy",
    ],
    bad: [
      Example("return content:offset(10)"),
      Example("local dim = content:opacity(0.5, 0.8)\nreturn dim"),
      Example(
        """
        local top = geometry:frame("scrollView", "global").minY
        return content:opacity(top > 0 and 1 or 0.99)
        """
      ),
    ],
    good: [
      Example("return content:scaleEffect(1, \"top\"):scaleEffect(1, 1, \"top\")"),
      Example(
        "return content:offset(place(env.index))",
        above: "local function place(index) return 0, index end"
      ),
    ],
    source: { facts, rule in
      facts.miscountedTransforms(rule) + facts.miscountedReadings(rule)
    }
  )
}

extension SourceFacts {
  fileprivate func miscountedTransforms(_ rule: ConfiguredRule) -> [Diagnostic] {
    chainCalls.compactMap { call in
      let forms = Transform.named(call.name.text).flatMap(\.forms)
      guard !forms.isEmpty, let count = call.arguments.excess(over: forms.map(\.counts))
      else { return nil }
      return rule.finding(
        of: ScriptFault(kind: .argumentCount, name: call.name.text, argument: count),
        at: location(call.name.range)
      )
    }
  }

  fileprivate func miscountedReadings(_ rule: ConfiguredRule) -> [Diagnostic] {
    walk.expressions.compactMap { located in
      guard case .methodCall(let receiver, let method, let arguments) = located.part.kind,
        object(receiver) == "geometry", ["frame", "bounds"].contains(method.text),
        let count = arguments.excess(over: [1...1])
      else { return nil }
      return rule.finding(
        "'\(method.text)' takes \(method.text)(space); got \(count) arguments",
        at: location(method.range),
        reason: "It answers in one coordinate space; another name is not looked at.",
        help: "write geometry:\(method.text)(\"scrollView\"), or another space"
      )
    }
  }
}

extension Form {
  /// The counts of arguments that it takes.
  fileprivate var counts: ClosedRange<Int> { requiredCount...arguments.count }
}

extension Arguments {
  /// How many there are, if so many cannot be right.
  fileprivate func excess(over allowed: [ClosedRange<Int>]) -> Int? {
    let count = values.count
    if values.last?.isMultiple ?? false {
      // The last call gives one value or none, or more.
      return allowed.contains { $0.upperBound >= count - 1 } ? nil : count
    }
    return allowed.contains { $0.contains(count) } ? nil : count
  }
}
