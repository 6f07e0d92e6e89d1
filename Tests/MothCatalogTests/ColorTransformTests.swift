import MothCatalog
import Testing

@Suite struct ColorTransformTests {
  /// The colour (204, 102, 51) of 255, which the published captures use.
  static let orange = RGB(red: 0.8, green: 0.4, blue: 0.2)

  /// Captures of SwiftUI 7.2 on macOS 26.2 in bytes; github.com/iamcgn/swiftui-web.
  static let captures: [(Transform, Double, [Double])] = [
    (.brightness, 0.2, [255, 153, 102]),
    (.brightness, -0.3, [127, 25, 0]),
    (.contrast, 0.5, [166, 115, 89]),
    (.contrast, 1.5, [242, 89, 13]),
    (.contrast, 2, [255, 76, 0]),
    (.saturation, 0.5, [162, 111, 85]),
    (.saturation, 2, [255, 84, 0]),
    (.grayscale, 1, [120, 120, 120]),
    (.grayscale, 0.5, [162, 111, 85]),
    (.hueRotation, 90, [51, 149, 36]),
    (.hueRotation, 200, [65, 127, 213]),
  ]

  @Test(arguments: captures)
  func `colours are those captured from SwiftUI`(
    transform: Transform,
    value: Double,
    bytes: [Double]
  ) throws {
    let color = try #require(ColorTransform.apply(transform, values: [value], to: Self.orange))
    // One step of a byte: a capture rounds exact halves down, and the source allows as much.
    for (found, wanted) in zip([color.red, color.green, color.blue], bytes) {
      #expect(abs(found * 255 - wanted) < 1)
    }
  }

  @Test func `each transform of a chain is clamped by itself`() {
    // Y = 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2 = 0.4706; plus 0.2 is 0.6706; inverted
    // 0.3294, which is 84 of 255. Contrast -1 inverts: -c + (1 + 1) / 2.
    let grey = ColorTransform.saturation(Self.orange, amount: 0)
    let inverted = ColorTransform.contrast(ColorTransform.brightness(grey, amount: 0.2), amount: -1)
    for channel in [inverted.red, inverted.green, inverted.blue] {
      #expect(abs(channel - 0.3294) < 1e-12)  // rounding of a few operations
    }
    let white = ColorTransform.brightness(Self.orange, amount: 1)
    #expect(ColorTransform.brightness(white, amount: -1) == RGB(red: 0, green: 0, blue: 0))
  }

  @Test(arguments: [Transform.brightness, .contrast, .saturation, .grayscale, .hueRotation])
  func `the identity value changes nothing`(transform: Transform) throws {
    let color = try #require(
      ColorTransform.apply(transform, values: transform.identity, to: Self.orange)
    )
    // The rows of the hue matrix add up to 1 but for rounding.
    #expect(abs(color.red - 0.8) < 1e-12)
    #expect(abs(color.green - 0.4) < 1e-12)
    #expect(abs(color.blue - 0.2) < 1e-12)
  }

  @Test func `a negative saturation counts as none`() {
    #expect(
      ColorTransform.saturation(Self.orange, amount: -3)
        == ColorTransform.saturation(Self.orange, amount: 0)
    )
  }

  @Test func `what is no colour transform gives nil`() {
    #expect(ColorTransform.apply(.offset, values: [1, 2], to: Self.orange) == nil)
    #expect(ColorTransform.apply(.opacity, values: [1], to: Self.orange) == nil)
    #expect(ColorTransform.apply(.contrast, values: [], to: Self.orange) == nil)
    #expect(ColorTransform.apply(.contrast, values: [1, 2], to: Self.orange) == nil)
  }

  @Test func `every colour transform has its function`() {
    for transform in Transform.all {
      let result = ColorTransform.apply(transform, values: transform.identity, to: Self.orange)
      #expect((result != nil) == (transform.transformClass == .colour), "\(transform.id)")
    }
  }
}
