import MothGeometry
import MothScript
import MothSimulation
import Testing

/// The words of lazy containers and of scroll targets.
struct LazySceneTests {
  private func scene(_ view: String) throws -> (root: SceneNode?, problems: [String]) {
    let text = "return moth.scene { api = 1,\n\(view) }"
    let result = try SceneReader.decode(run(text, as: .scene), of: script(text))
    return (result.definition?.root, result.diagnostics.map(brief))
  }

  private static let box = SceneNode(Shape(.rectangle), line: 2)
  private static let circle = SceneNode(Shape(.circle), line: 2)
  private static let flexible = GridItem(.flexible(minimum: 10, maximum: .infinity))

  @Test(arguments: [
    ("LazyVGrid { columns = 2 }", SceneNode(LazyVGrid(columns: [flexible, flexible]))),
    (
      "LazyVGrid { columns = { { fixed = 80 } }, spacing = 4, alignment = 'leading', Rectangle() }",
      SceneNode(LazyVGrid(columns: [GridItem(.fixed(80))], alignment: .leading, spacing: 4), [box])
    ),
    (
      "LazyVGrid { columns = { { fixed = 80, spacing = 3 }, { flexible = true } } }",
      SceneNode(LazyVGrid(columns: [GridItem(.fixed(80), spacing: 3), flexible]))
    ),
    (
      "LazyVGrid { columns = { { flexible = true, minimum = 20, maximum = 90 } } }",
      SceneNode(LazyVGrid(columns: [GridItem(.flexible(minimum: 20, maximum: 90))]))
    ),
    (
      "LazyVGrid { columns = { { adaptive = 120 } } }",
      SceneNode(LazyVGrid(columns: [GridItem(.adaptive(minimum: 120, maximum: .infinity))]))
    ),
    (
      "LazyHGrid { rows = { { adaptive = 50, maximum = math.huge, spacing = 0 } }, spacing = 1 }",
      SceneNode(
        LazyHGrid(rows: [GridItem(.adaptive(minimum: 50), spacing: 0)], spacing: 1)
      )
    ),
    (
      "LazyHGrid { rows = 1, alignment = 'top' }",
      SceneNode(LazyHGrid(rows: [flexible], alignment: .top))
    ),
    (
      "LazyVStack { pinnedViews = 'sectionHeaders' }",
      SceneNode(LazyVStack(pinnedViews: .sectionHeaders))
    ),
    (
      "LazyHStack { pinnedViews = 'sectionFooters' }",
      SceneNode(LazyHStack(pinnedViews: .sectionFooters))
    ),
    (
      "LazyVStack { pinnedViews = 'both' }",
      SceneNode(LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]))
    ),
    (
      "Section { header = Circle(), footer = Rectangle(), Rectangle(), Circle() }",
      SceneNode.section(header: circle, [box, circle], footer: box)
    ),
    ("Section { Rectangle() }", SceneNode.section(header: .group([]), [box], footer: .group([]))),
  ])
  func `a lazy container is what SwiftUI's is`(lua: String, node: SceneNode) throws {
    let (root, problems) = try scene(lua)
    #expect(problems == [])
    #expect(root == node.at(line: 2))
  }

  @Test(arguments: [
    ("scrollTargetLayout()", Tag.scrollTargetLayout as any SceneElement),
    ("scrollTargetBehavior('paging')", Tag.scrollTargetBehavior(.paging)),
    (
      "scrollTargetBehavior('viewAligned')",
      Tag.scrollTargetBehavior(.viewAligned(limit: .automatic))
    ),
  ])
  func `a scroll target's word wraps its view`(lua: String, element: any SceneElement) throws {
    let (root, problems) = try scene("Rectangle():\(lua)")
    #expect(problems == [])
    #expect(root == SceneNode(element, [Self.box], line: 2))
  }

  @Test func `a behaviour comes to the scroll view inside, with the views of its layout`() throws {
    let root = try #require(
      try scene(
        """
        ScrollView {
          VStack { spacing = 0,
            Rectangle():frame { height = 300 }, Rectangle():frame { height = 700 },
          }:scrollTargetLayout(),
        }:scrollTargetBehavior("viewAligned")
        """
      ).root
    )
    let layout = SceneLayout(root, window: Size(width: 400, height: 800))
    let view = try #require(layout.scrollViews.first)
    #expect(view.behavior == .viewAligned(limit: .automatic))
    #expect(view.snapTargets.count == 2)
  }

  private static let items =
    "must be a count, or a list such as { { fixed = 80 }, { flexible = true }, { adaptive = 120 } }"

  @Test(arguments: [
    ("LazyVGrid {}", "'columns' of 'LazyVGrid' \(items); got nil"),
    ("LazyHGrid { columns = 2 }", "'rows' of 'LazyHGrid' \(items); got nil"),
    ("LazyVGrid { columns = 0 }", "'columns' of 'LazyVGrid' \(items); got 0"),
    ("LazyVGrid { columns = 101 }", "'columns' of 'LazyVGrid' \(items); got 101"),
    ("LazyVGrid { columns = 1.5 }", "'columns' of 'LazyVGrid' \(items); got 1.5"),
    ("LazyVGrid { columns = 'two' }", "'columns' of 'LazyVGrid' \(items); got \"two\""),
    ("LazyVGrid { columns = {} }", "'columns' of 'LazyVGrid' \(items); got a table"),
    ("LazyVGrid { columns = { fixed = 80 } }", "'columns' of 'LazyVGrid' \(items); got a table"),
    (
      "LazyVStack { pinnedViews = 'headers' }",
      """
      'pinnedViews' of 'LazyVStack' must be "sectionHeaders", "sectionFooters" or "both"; \
      got "headers"
      """
    ),
    (
      "LazyVGrid { columns = 2, alignment = 'top' }",
      "'alignment' of 'LazyVGrid' must be \"leading\", \"center\" or \"trailing\"; got \"top\""
    ),
    ("Section { header = 'Title' }", "'Section' holds views; got \"Title\""),
  ])
  func `what is wrong with a lazy container is named`(view: String, message: String) throws {
    let (root, problems) = try scene(view)
    #expect(root == nil)
    #expect(problems == ["2:1 wrong-value: \(message)"])
  }

  @Test(arguments: [
    "80", "{}", "{ fixed = -1 }", "{ fixed = 0 / 0 }", "{ fixed = math.huge }", "{ fixed = '80' }",
    "{ fixed = 80, maximum = 90 }", "{ fixed = 80, flexible = true }", "{ flexible = false }",
    "{ flexible = 80 }", "{ flexible = true, minimum = 'x' }",
    "{ flexible = true, maximum = -1 }", "{ adaptive = 0 }", "{ adaptive = math.huge }",
    "{ adaptive = 80, minimum = 90 }", "{ fixed = 80, spacing = 'x' }", "{ fixd = 80 }", "{ 80 }",
  ])
  func `an item that is wrong is not passed over`(item: String) throws {
    let (root, problems) = try scene("LazyVGrid { columns = { { fixed = 80 }, \(item) } }")
    #expect(root == nil)
    #expect(
      problems == ["2:1 wrong-value: 'columns' of 'LazyVGrid' \(Self.items); got a table"]
    )
  }

  @Test(arguments: [
    (
      "Rectangle():scrollTargetBehavior()",
      "argument 1 of 'scrollTargetBehavior' must be \"paging\" or \"viewAligned\"; got nil"
    ),
    (
      "Rectangle():scrollTargetBehavior('snap')",
      "argument 1 of 'scrollTargetBehavior' must be \"paging\" or \"viewAligned\"; got \"snap\""
    ),
  ])
  func `an unknown behaviour is refused`(view: String, message: String) throws {
    #expect(try scene(view).problems == ["2:13 wrong-value: \(message)"])
  }

  @Test func `an option that a section does not have is reported with the nearest`() throws {
    #expect(
      try scene("Section { headr = Circle() }").problems == [
        "2:11 unknown-key: 'Section' has no option 'headr' | did you mean 'header'?"
      ]
    )
  }
}
