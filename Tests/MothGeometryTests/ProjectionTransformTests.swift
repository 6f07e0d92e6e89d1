import MothGeometry
import MothTestSupport
import Testing

struct ProjectionTransformTests {
  let card = Size(width: 100, height: 50)

  private func expect(
    _ transform: ProjectionTransform,
    elements: [Double],
    within tolerance: Double = 1e-9
  ) {
    #expect(transform.elements.count == elements.count)
    for (actual, expected) in zip(transform.elements, elements) {
      #expect(isClose(actual, to: expected, within: tolerance))
    }
  }

  private func expect(_ actual: Point?, x: Double, y: Double, within tolerance: Double = 6e-5) {
    #expect(isClose(actual?.x ?? .nan, to: x, within: tolerance))
    #expect(isClose(actual?.y ?? .nan, to: y, within: tolerance))
  }

  @Test func `a turn about x matches the golden matrix`() {
    // Published by OpenSwiftUI's symbol-dual tests with ten decimals.
    expect(
      .rotation3D(.degrees(45), axis: (1, 0, 0), anchorZ: 2, perspective: 2, in: card),
      elements: [
        1, 0, 0, -0.7071067812, 0.3535533906, -0.0141421356, 19.0918830920, 18.2824855787,
        1.3818376618,
      ]
    )
  }

  @Test func `a turn about y matches the golden matrix`() {
    expect(
      .rotation3D(.degrees(60), axis: (0, 1, 0), anchorZ: 1, perspective: 1, in: card),
      elements: [
        0.9330127019, 0.2165063509, 0.0086602540, 0, 1, 0, 2.7333395016, -10.7003175473,
        0.5719872981,
      ]
    )
  }

  @Test func `mirroring gives the golden matrix of a right-to-left layout`() {
    let transform = ProjectionTransform.rotation3D(
      .degrees(60),
      axis: (0, 1, 0),
      anchorZ: 1,
      perspective: 1,
      in: card
    )
    expect(
      transform.mirrored(width: 100),
      elements: [
        0.0669872981, -0.2165063509, -0.0086602540, 0, 1, 0, 47.7666604984, 10.9503175473,
        1.4380127019,
      ]
    )
  }

  @Test func `perspective 0 projects in parallel`() {
    let transform = ProjectionTransform.rotation3D(
      .degrees(30),
      axis: (1, 0, 0),
      anchor: .bottom,
      perspective: 0,
      in: Size(width: 200, height: 100)
    )
    // 100 - 100 cos 30 degrees.
    expect(transform.apply(to: .zero), x: 0, y: 13.3975)
  }

  @Test func `a diagonal axis is normalised`() {
    // 60 degrees about (-1, 1, 0), 361 x 300, perspective 0.5.
    let size = Size(width: 361, height: 300)
    let transform = ProjectionTransform.rotation3D(
      .degrees(60),
      axis: (-1, 1, 0),
      perspective: 0.5,
      in: size
    )
    expect(transform.apply(to: .zero), x: 44.5026, y: 56.3824)
    expect(transform.apply(to: Point(x: 361, y: 300)), x: 256.9459, y: 202.6237)
    expect(transform.apply(to: Point(x: 180.5, y: 150)), x: 180.5, y: 150)
  }

  @Test func `the cover flow corners match the worked case`() {
    let size = Size(width: 280, height: 180)
    let transform = ProjectionTransform.rotation3D(.degrees(60), axis: (0, 1, 0), in: size)
    expect(transform.apply(to: .zero), x: 16.5404, y: -68.7337)
    expect(transform.apply(to: Point(x: 280, y: 0)), x: 188.8481, y: 27.1953)
  }

  @Test func `an axis of length 0 turns nothing`() {
    let transform = ProjectionTransform.rotation3D(.degrees(60), axis: (0, 0, 0), in: card)
    #expect(transform == .identity)
    let broken = ProjectionTransform.rotation3D(.degrees(60), axis: (.nan, 0, 0), in: card)
    #expect(broken == .identity)
  }

  @Test func `a point behind the camera has no image`() {
    let transform = ProjectionTransform(
      1,
      m12: 0,
      m13: -0.01,
      m21: 0,
      m22: 1,
      m23: 0,
      m31: 0,
      m32: 0,
      m33: 1
    )
    #expect(transform.apply(to: Point(x: 100, y: 0)) == nil)
    #expect(transform.apply(to: Point(x: 150, y: 0)) == nil)
    #expect(transform.apply(to: Point(x: 50, y: 20)) == Point(x: 100, y: 40))
    #expect(transform.boundingBox(of: Rect(x: 0, y: 0, width: 120, height: 1)) == nil)
  }

  @Test func `the first transform of a chain is the inner one`() {
    let shift = ProjectionTransform.offset(x: 10, y: 0)
    let double = ProjectionTransform.scale(x: 2, y: 2, in: card)
    // Published worked example: the corner lands at (-30, -25) and (-40, -25).
    #expect(shift.concatenating(double).apply(to: .zero) == Point(x: -30, y: -25))
    #expect(double.concatenating(shift).apply(to: .zero) == Point(x: -40, y: -25))
  }

  @Test func `rotation is clockwise with y downwards`() {
    let transform = ProjectionTransform.rotation(
      .degrees(90),
      anchor: .topLeading,
      in: card
    )
    // To the right becomes down.
    expect(transform.apply(to: Point(x: 10, y: 0)), x: 0, y: 10, within: 1e-12)
  }

  @Test func `an offset does not move a later anchor`() {
    // The vertical circular carousel: offset -150, turn about the trailing side, counter-scroll.
    let size = Size(width: 220, height: 150)
    let transform = ProjectionTransform.offset(x: -150, y: 0)
      .concatenating(.rotation(.degrees(-50), anchor: .trailing, in: size))
      .concatenating(.offset(x: 0, y: -150))
    expect(transform.apply(to: Point(x: 110, y: 75)), x: 52.8752, y: 124.1716)
  }

  @Test func `a scale of 0 stays invertible`() {
    let transform = ProjectionTransform.scale(x: 0, y: 1, in: card)
    #expect(transform.m11 > 0)
    #expect(transform.determinant > 0)
  }

  @Test func `the bounding box holds all four corners`() {
    let transform = ProjectionTransform.rotation(.degrees(90), in: card)
    let box = transform.boundingBox(of: Rect(origin: .zero, size: card))
    expect(box?.origin, x: 25, y: -25, within: 1e-12)
    #expect(isClose(box?.width ?? .nan, to: 50, within: 1e-12))
    #expect(isClose(box?.height ?? .nan, to: 100, within: 1e-12))
  }

  @Test func `affine transforms are reported from projections`() {
    #expect(ProjectionTransform.affine(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6).isAffine)
    #expect(
      !ProjectionTransform(1, m12: 0, m13: 0.1, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
        .isAffine
    )
    #expect(!ProjectionTransform.offset(x: .nan, y: 0).isFinite)
  }
}
