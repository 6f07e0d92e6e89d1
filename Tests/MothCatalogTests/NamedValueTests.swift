import MothCatalog
import Testing

@Suite struct NamedValueTests {
  @Test func `nine anchors have their points`() {
    let points = AnchorName.allCases.map { "\($0.rawValue) \($0.x) \($0.y)" }
    #expect(
      points == [
        "topLeading 0.0 0.0", "top 0.5 0.0", "topTrailing 1.0 0.0",
        "leading 0.0 0.5", "center 0.5 0.5", "trailing 1.0 0.5",
        "bottomLeading 0.0 1.0", "bottom 0.5 1.0", "bottomTrailing 1.0 1.0",
      ]
    )
    for anchor in AnchorName.allCases {
      #expect(AnchorName.named(x: anchor.x, y: anchor.y) == anchor)
    }
    #expect(AnchorName.named(x: 0.2, y: 0) == nil)
  }

  @Test func `27 anchors with depth have SwiftUI's names`() {
    #expect(AnchorName3D.allCases.count == 27)
    #expect(Set(AnchorName3D.allCases.map(\.rawValue)).count == 27)
    for anchor in AnchorName3D.allCases {
      #expect(AnchorName3D(rawValue: anchor.rawValue) == anchor)
      #expect(AnchorName3D.named(x: anchor.x, y: anchor.y, z: anchor.z) == anchor)
    }
  }

  @Test(arguments: [
    ("center", [0.5, 0.5, 0.5]), ("back", [0.5, 0.5, 0]), ("front", [0.5, 0.5, 1]),
    ("top", [0.5, 0, 0.5]), ("topLeadingBack", [0, 0, 0]), ("topLeading", [0, 0, 0.5]),
    ("bottomTrailingFront", [1, 1, 1]), ("leadingFront", [0, 0.5, 1]),
  ])
  func `an anchor with depth has its point`(name: String, point: [Double]) {
    let anchor = AnchorName3D(rawValue: name)
    #expect(anchor.map { [$0.x, $0.y, $0.z] } == point)
  }

  @Test(arguments: ["", "centerBack", "Back", "topleading", "middle"])
  func `other names are no anchors with depth`(name: String) {
    #expect(AnchorName3D(rawValue: name) == nil)
  }

  @Test func `21 blend modes are in SwiftUI's order`() {
    #expect(
      BlendMode.allCases.map(\.rawValue) == [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge",
        "colorBurn", "softLight", "hardLight", "difference", "exclusion", "hue", "saturation",
        "color", "luminosity", "sourceAtop", "destinationOver", "destinationOut", "plusDarker",
        "plusLighter",
      ]
    )
    #expect(BlendMode.allCases.map(\.index) == Array(0..<21))
  }
}
