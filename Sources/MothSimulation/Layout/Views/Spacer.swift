package import MothGeometry

/// Flexible empty space along the stack around it, both ways outside of stacks.
package struct Spacer: SceneElement {
  package static let name = "Spacer"
  package static let role = ElementRole.leaf

  /// The least length in points.
  package var minLength: Double

  /// SwiftUI's least length on iOS, in points.
  package static let defaultMinLength = 8.0

  /// Makes a spacer.
  package init(minLength: Double = defaultMinLength) {
    self.minLength = minLength
  }

  package var traits: ElementTraits { ElementTraits { $0.isSpacer = true } }

  /// The proposal along the stack, nothing across it.
  package func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    var size = Size.zero
    for axis in Axis.allCases where context.stackAxis != axis.other {
      size[axis] = max(minLength, proposal[axis] ?? minLength)
    }
    return size
  }
}

extension SceneNode {
  /// Flexible empty space.
  package static func spacer(
    minLength: Double = Spacer.defaultMinLength,
    line: Int? = nil
  ) -> SceneNode {
    SceneNode(Spacer(minLength: minLength), line: line)
  }
}
