import Foundation
import MothCatalog
import MothTestSupport
import Testing

@Suite struct TransformListTests {
  @Test func `the list is SwiftUI's, in order`() {
    #expect(
      Transform.all.map(\.id) == [
        "offset", "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect",
        "transformEffect(projection)", "opacity", "blur", "brightness", "contrast", "saturation",
        "grayscale", "hueRotation", "blendMode", "colorEffect", "distortionEffect", "layerEffect",
        "offsetZ", "scaleEffect3D", "rotationEffect3D", "perspectiveRotationEffect",
        "transform3DEffect",
      ]
    )
  }

  @Test func `the list equals the folder`() throws {
    let files = try Repository.names(in: "Sources/MothCatalog/Transforms", "swift")
    let expected = Transform.all.map { transform in
      let words = transform.id.split { "()".contains($0) }
      return "Transform+" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
    #expect(files.sorted() == expected.sorted())
  }

  @Test func `iOS has the twenty members of SwiftUI's page`() {
    let signatures = Transform.all
      .filter { $0.availability.iOS != nil }
      .flatMap(\.swiftSignatures)
    #expect(signatures.count == 20)
  }

  @Test func `visionOS alone has eight more`() {
    let signatures = Transform.all
      .filter { $0.availability.iOS == nil }
      .flatMap(\.swiftSignatures)
    #expect(signatures.count == 8)
  }

  @Test func `only the projection's id differs from its name`() {
    #expect(Transform.all.filter { $0.id != $0.name }.map(\.id) == ["transformEffect(projection)"])
    #expect(
      Transform.all.filter { $0.swiftName != $0.name }.map { [$0.name, $0.swiftName] } == [
        ["offsetZ", "offset"], ["scaleEffect3D", "scaleEffect"],
        ["rotationEffect3D", "rotation3DEffect"],
      ]
    )
  }

  @Test(arguments: Transform.all)
  func `a transform is documented`(transform: Transform) {
    #expect(transform.summary.hasSuffix("."))
    #expect(transform.summary.count <= 90)
    #expect(!transform.documentation.contains("  "))
    #expect(transform.example.hasPrefix("content:\(transform.name)("))
    #expect(!transform.interpolation.isEmpty)
    #expect(transform.sources.contains { $0.contains("developer.apple.com") })
    #expect(transform.swiftSignatures.allSatisfy { $0.hasPrefix(transform.swiftName + "(") })
    #expect(transform.swiftSignatures.allSatisfy { !$0.contains("\n") })
  }

  @Test func `each column's identity lies in its ranges`() {
    for transform in Transform.all {
      for column in transform.columns {
        #expect(column.allowed.contains(column.identity))
        #expect(column.recommended.contains(column.identity))
        #expect(column.allowed.contains(column.recommended.lowerBound))
        #expect(column.allowed.contains(column.recommended.upperBound))
      }
      #expect(Set(transform.columns.map(\.name)).count == transform.columns.count)
      #expect(transform.isIdentity(transform.identity))
    }
  }
}
