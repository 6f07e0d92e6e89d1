import MothCatalog
import Testing

@Suite struct TransformLookupTests {
  @Test func `a name finds its transforms`() {
    #expect(Transform.named("offset").map(\.id) == ["offset"])
    #expect(
      Transform.named("transformEffect").map(\.id) == [
        "transformEffect", "transformEffect(projection)",
      ]
    )
    #expect(Transform.named("frame").isEmpty)
    #expect(Transform.withID("transformEffect(projection)") == .transformEffectProjection)
    #expect(Transform.withID("frame") == nil)
  }

  @Test(arguments: [
    ("scaleEffect", 1, "scaleEffect"), ("scaleEffect", 2, "scaleEffect"),
    ("transformEffect", 6, "transformEffect"),
    ("transformEffect", 9, "transformEffect(projection)"),
    ("layerEffect", 0, "layerEffect"), ("rotation3DEffect", 4, "rotation3DEffect"),
  ])
  func `the count of numbers says the form`(name: String, numbers: Int, id: String) {
    let found = TransformLookup.form(named: name, leadingNumbers: numbers)
    #expect(found?.transform.id == id)
    #expect(found?.form.leadingNumbers == numbers)
  }

  @Test(arguments: [("scaleEffect", 3), ("transformEffect", 7), ("opacity", 0), ("frame", 1)])
  func `another count finds none`(name: String, numbers: Int) {
    #expect(TransformLookup.form(named: name, leadingNumbers: numbers) == nil)
  }

  @Test func `the calls of a name are listed`() {
    #expect(
      TransformLookup.luaSignatures(named: "scaleEffect") == [
        "scaleEffect(s [, anchor])", "scaleEffect(x, y [, anchor])",
      ]
    )
    #expect(TransformLookup.luaSignatures(named: "frame").isEmpty)
  }

  @Test func `a layout modifier is explained`() {
    let (reason, help) = TransformLookup.explainUnknown("frame")
    #expect(reason == "it sizes the view, and a visual effect is drawn after layout is done")
    #expect(help.hasPrefix("scaleEffect with an anchor keeps the layout"))
    #expect(help.contains("onScrollGeometryChange"))
  }

  @Test(arguments: [
    ("alpha", "did you mean 'opacity', from 0, invisible, to 1?"),
    ("Translate", "did you mean 'offset', which takes x and y in points?"),
    ("invert", "VisualEffect has no colorInvert; contrast(-1) turns each channel c into 1 - c"),
    ("ofset", "did you mean 'offset'?"),
    ("Blur", "did you mean 'blur'?"),
    ("shimmer", "'moth list transforms' names all that a chain can hold"),
    ("", "'moth list transforms' names all that a chain can hold"),
  ])
  func `another name gets its fix`(name: String, help: String) {
    let explained = TransformLookup.explainUnknown(name)
    #expect(explained.help == help)
    #expect(explained.reason == "a chain can hold only what SwiftUI's VisualEffect has")
  }

  @Test func `a slip in a refused modifier is explained as that modifier`() {
    let explained = TransformLookup.explainUnknown("paddding")
    #expect(explained.reason.hasPrefix("if 'padding' is meant: it adds space"))
  }

  @Test func `a hostile name is explained too`() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(TransformLookup.explainUnknown(long).help.contains("moth list transforms"))
  }
}
