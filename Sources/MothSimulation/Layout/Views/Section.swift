/// A header, views and a footer, which belong to the container around them one by one.
package struct Section: SceneElement {
  package static let name = "Section"
  package static let role = ElementRole.group

  /// Makes a section.
  package init() {}

  package var traits: ElementTraits { ElementTraits { $0.isSection = true } }
}

/// Which parts of its sections a lazy stack keeps visible while their section is.
package struct PinnedViews: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  package let rawValue: UInt8

  /// The headers, at the near side.
  package static let sectionHeaders = PinnedViews(rawValue: 1)
  /// The footers, at the far side.
  package static let sectionFooters = PinnedViews(rawValue: 2)

  /// Makes a set from its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

extension SceneNode {
  /// A header, views and a footer; the header and the footer may be empty groups.
  package static func section(
    header: SceneNode = .group([]),
    _ content: [SceneNode],
    footer: SceneNode = .group([]),
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(Section(), children: [header, .group(content), footer], line: line)
  }
}
