import MothDiagnostics
import MothTestSupport
import Testing

/// `reduce-motion-ignored`: with the setting on, motion stays where the first layout put it.
@Suite struct ReduceMotionIgnoredTests {
  @Test func `the value farthest from rest is named with its unit and its sample`() {
    // minY of the card at index 0 is -offset: 0 at rest, and farthest at the overscroll of 2138,
    // which is the last of 1 + 12 + 257 + 12 samples; half of it is 1069.
    let found = Bench(only: ["reduce-motion-ignored"]).findings(
      effect("return content:offset(0, -geometry:frame(\"scrollView\").minY / 2)")
    )
    #expect(
      found.map(\.reported) == [
        "2:16 reduce-motion-ignored: 'offset.y' moves with Reduce Motion on: from 0 to 1069 pt"
      ]
    )
    #expect(found.first?.seen == "card[0], sample 281, Reduce Motion on")
  }

  @Test func `of several views that move as far, the first is reported`() {
    let found = Bench(only: ["reduce-motion-ignored"]).findings(
      effect("return content:offset(0, math.max(geometry:frame(\"scrollView\").minY, 0) / 4)")
    )
    // The card at index 10 begins at 2360 / 4 = 590 and is, at the offset 2138, at 222 / 4 = 55.5:
    // a way of 534.5, as for the card after. That at index 9 begins at 2124 / 4 = 531 and ends at
    // 0.
    #expect(
      found.map(\.reported) == [
        "2:16 reduce-motion-ignored: 'offset.y' moves with Reduce Motion on: from 590 to 55.5 pt"
      ]
    )
    #expect(found.first?.seen == "card[10], sample 281, Reduce Motion on")
  }

  @Test(arguments: [
    "scaleEffect(1 + env.time)", "rotationEffect(env.time)", "blur(env.time)",
    "rotation3DEffect(env.time, 0, 1, 0)", "transformEffect(1, 0, 0, 1, env.time, 0)",
  ])
  func `all that moves, scales, turns or blurs is found`(call: String) {
    let found = Bench(only: ["reduce-motion-ignored"]).findings(effect("return content:\(call)"))
    #expect(found.map(\.id) == ["reduce-motion-ignored"])
  }

  @Test(arguments: [
    "opacity(1 / (1 + env.time))", "grayscale(1 / (1 + env.time))", "saturation(env.time)",
    "brightness(1 / (1 + env.time))", "hueRotation(env.time)",
  ])
  func `fades and colours may change`(call: String) {
    #expect(
      Bench(only: ["reduce-motion-ignored"]).findings(effect("return content:\(call)")).map(
        \.reported
      )
        == []
    )
  }

  @Test func `a transform that rests elsewhere than at its identity may stay there`() {
    #expect(
      Bench(only: ["reduce-motion-ignored"]).findings(effect("return content:offset(20, -7)")).map(
        \.reported
      ) == []
    )
  }

  @Test func `each view may rest where its index puts it`() {
    #expect(
      Bench(only: ["reduce-motion-ignored"]).findings(
        effect("return content:offset(env.index * 8, 0)")
      ).map(\.reported) == []
    )
  }

  @Test func `a transform is reported once, whichever of its arguments moves most`() {
    // At 539 / 120 = 4.4917 s x has moved by that, and y by twice as much.
    let found = Bench(only: ["reduce-motion-ignored"]).findings(
      effect("return content:offset(env.time, 2 * env.time)")
    )
    #expect(
      found.map(\.reported) == [
        "2:16 reduce-motion-ignored: 'offset.y' moves with Reduce Motion on: from 0 to 8.9833 pt"
      ]
    )
  }

  @Test func `with the setting off everything may move`() {
    let found = Bench(only: ["reduce-motion-ignored"], reduceMotion: [false]).findings(
      effect("return content:offset(env.time, 0):rotationEffect(env.time * 90)")
    )
    #expect(found.map(\.reported) == [])
  }

  @Test func `angles are reported in degrees and scales without a unit`() {
    // 539 / 120 * 120 = 539 and 1 + 539.
    let found = Bench(only: ["reduce-motion-ignored"]).findings(
      effect("return content:rotationEffect(env.time * 120):scaleEffect(1 + env.time * 120)")
    )
    #expect(
      found.map(\.reported) == [
        "2:16 reduce-motion-ignored: 'rotationEffect.degrees' moves with Reduce Motion on: "
          + "from 0 to 539°",
        "2:47 reduce-motion-ignored: 'scaleEffect.x' moves with Reduce Motion on: from 1 to 540",
      ]
    )
  }

  @Test(arguments: [
    ("math.max(0, -geometry:frame(\"scrollView\").minY)", true),
    ("math.max(0, 62 - geometry:frame(\"scrollView\").minY)", true),
    ("-geometry:frame(\"scrollView\").minY", true),
    ("math.max(0, -geometry:frame(\"scrollView\").minY) * 0.99", false),
    ("math.max(0, -geometry:frame(\"scrollView\").minY) * 1.01", false),
    ("math.max(0, math.min(40, -geometry:frame(\"scrollView\").minY))", false),
  ])
  func `an offset that keeps the view in place against the scroll is no motion`(
    amount: String,
    isHeld: Bool
  ) {
    let found = Bench(only: ["reduce-motion-ignored"])
      .findings(effect("return content:offset(0, \(amount))"))
    #expect(found.isEmpty == isHeld)
  }

  @Test func `an offset across the scroll keeps nothing in place`() {
    let found = Bench(only: ["reduce-motion-ignored"]).findings(
      effect("return content:offset(math.max(0, -geometry:frame(\"scrollView\").minY), 0)")
    )
    #expect(found.map(\.id) == ["reduce-motion-ignored"])
  }

  @Test(arguments: [("not env.reduceMotion", true), ("true", false)])
  func `a shader that is not enabled may have arguments that change`(flag: String, isLeft: Bool) {
    let found = Bench(only: ["reduce-motion-ignored"]).findings(
      effect(
        """
        local pull = math.max(0, geometry:frame("scrollView").minY)
        return content:distortionEffect(moth.shader("ripple", pull), 0, 80, \(flag))
        """
      )
    )
    #expect(found.isEmpty == isLeft)
  }
}
