internal import LuaSyntax
internal import MothCatalog
internal import MothDiagnostics
internal import MothEngine
internal import MothScript

extension Rule {
  static let chainShapeChanges = Rule(
    Explanation(
      id: "chain-shape-changes",
      summary: "an effect returns chains of different shapes",
      reason: "The closure returns some VisualEffect, an opaque type: every path must have the "
        + "same transforms in the same order, or the Swift code does not compile.",
      help: "Branch on values, not on transforms: give the transform its identity value (offset 0, "
        + "scale 1, opacity 1) where it should do nothing."
    ),
    topic: .correctness,
    level: .error,
    decides: "Every sample's transforms, in their order and with their shaders, are compared "
      + "with those of the first sample. So are those of each unit with the effect's first "
      + "unit, so that a branch on Reduce Motion counts too. Without a run, all paths of the "
      + "closure are followed through branches, and, or, locals and local functions; what is "
      + "kept in tables or made in loops of unknown length is left to the run.",
    sources: ["https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)"],
    bad: [
      Example(
        """
        local top = geometry:frame("scrollView").minY
        if top < 0 then return content:offset(0, -top) end
        return content:opacity(1)
        """,
        line: 2
      ),
      Example(
        """
        local chain = content:opacity(1)
        if env.index > 1 then chain = chain:blur(2) end
        return chain
        """,
        line: 2
      ),
    ],
    good: [
      Example(
        """
        local top = env.reduceMotion and 0 or geometry:frame("scrollView").minY
        return content:offset(0, top < 0 and -top or 0)
        """
      ),
      Example(
        """
        if env.index > 1 then return content:grayscale(1) end
        return content:grayscale(0)
        """
      ),
    ],
    source: { facts, rule in
      facts.closures.filter(\.kind.makesChain).compactMap { closure in
        partedChains(ChainPaths(of: closure, in: facts).chains, facts: facts, rule: rule)
      }
    },
    unit: { unit, rule in
      guard let change = unit.evaluation.shapeChange ?? unit.changeBetweenUnits else { return [] }
      let parting = change.parting
      let location =
        parting.other.map { unit.location(of: $0, in: change.other) }
        ?? unit.location(ofLine: change.anyLine)
      let diagnostic = rule.finding(
        "the chain changes from '\(change.first.words)' to '\(change.other.words)'",
        at: location
      )
      .at(unit.context.moment(target: change.target, sample: change.sample))
      let firstVariant =
        parting.first.map { unit.location(of: $0, in: change.first) }
        ?? unit.location(ofLine: change.first.lastLine)
      return [
        diagnostic.note("it began as '\(change.first.words)'", at: firstVariant)
      ]
    }
  )
}

extension Rule {
  /// A finding for the first of a closure's chains that differs from the one of its plainest path.
  private static func partedChains(
    _ chains: [ChainPaths.Chain],
    facts: SourceFacts,
    rule: ConfiguredRule
  ) -> Diagnostic? {
    // The last path that returns is the one that takes no branch.
    guard chains.count > 1, let plain = chains.last, let other = chains.first else { return nil }
    let common = zip(plain.links, other.links).prefix { $0 == $1 }.count
    let parting = other.links.dropFirst(common).first
    let plainParting = plain.links.dropFirst(common).first
    guard let name = (parting ?? plainParting)?.name else { return nil }
    let finding = rule.finding(
      "some paths return '\(plain.words)', others '\(other.words)'",
      at: facts.location(name.range)
    )
    guard parting != nil, let second = plainParting ?? plain.links.last else { return finding }
    return finding.note("another path goes on here", at: facts.location(second.name.range))
  }
}

extension ChainPaths.Chain {
  fileprivate var words: String {
    links.isEmpty ? "content" : links.map(\.name.text).joined(separator: ", ")
  }
}

extension ShapeChange {
  /// The first transforms at which both shapes part; nil if one ends before.
  fileprivate var parting: (first: ChainShape.Element?, other: ChainShape.Element?) {
    let common = zip(first.elements, other.elements).prefix { left, right in
      left.transform.id == right.transform.id && left.shader == right.shader
    }.count
    return (
      common < first.elements.count ? first.elements[common] : nil,
      common < other.elements.count ? other.elements[common] : nil
    )
  }

  /// A line of the other shape, or of the first where the other is empty.
  fileprivate var anyLine: Int? { other.lastLine ?? first.lastLine }
}

extension ChainShape {
  fileprivate var lastLine: Int? { elements.last?.line }

  /// The description, with the types of shaders: two chains may differ in nothing else.
  fileprivate var words: String {
    elements.isEmpty ? description : elements.map(\.words).joined(separator: ", ")
  }
}

extension ChainShape.Element {
  /// `offset`, or `colorEffect waves(float, float2)`, in the types of Metal.
  fileprivate var words: String {
    let parts = shader.split(separator: "(", maxSplits: 1)
    guard let name = parts.first else { return transform.id }
    let types = (parts.count > 1 ? parts[1].dropLast() : "").split(separator: ",")
      .map { $0 == "1" ? "float" : "float\($0)" }
    return "\(transform.id) \(name)(\(types.joined(separator: ", ")))"
  }
}

extension ValidatedUnit {
  /// A shape that differs from that of the effect's first unit, as when a script returns another
  /// chain under Reduce Motion.
  fileprivate var changeBetweenUnits: ShapeChange? {
    guard let firstShape, let shape = evaluation.trace?.shape, !shape.hasTransforms(of: firstShape)
    else { return nil }
    return ShapeChange(target: 0, sample: 0, first: firstShape, other: shape)
  }

  fileprivate func location(ofLine line: Int?) -> SourceLocation {
    line.map { context.effect.file.location(ofLine: $0) }
      ?? SourceLocation(path: context.effect.path, range: nil)
  }
}
