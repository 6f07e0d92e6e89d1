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
      SceneNode(
        LazyVGrid(columns: [GridItem(.fixed(80))], alignment: .leading, spacing: 4),
        children: [box]
      )
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
    #expect(root == SceneNode(element, children: [Self.box], line: 2))
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

  @Test(arguments: [
    (
      "LazyVGrid {}",
      "2:11 missing-key: missing key 'LazyVGrid.columns'"
    ),
    (
      "LazyHGrid { spacing = 2 }",
      "2:11 missing-key: missing key 'LazyHGrid.rows'"
    ),
    (
      "LazyVGrid { columns = 0 }",
      "2:23 invalid-definition: 'LazyVGrid.columns' must be between 1 and 100; got 0"
    ),
    (
      "LazyVGrid { columns = 101 }",
      "2:23 invalid-definition: 'LazyVGrid.columns' must be between 1 and 100; got 101"
    ),
    (
      "LazyVGrid { columns = 1.5 }",
      "2:23 invalid-definition: 'LazyVGrid.columns' must be a whole number; got 1.5"
    ),
    (
      "LazyVGrid { columns = 'two' }",
      """
      2:23 invalid-definition: 'LazyVGrid.columns' must be a count, or an array such as { { fixed \
      = 80 }, { adaptive = 120 } }; got 'two'
      """
    ),
    (
      "LazyVGrid { columns = {} }",
      "2:23 invalid-definition: 'LazyVGrid.columns' must not be empty"
    ),
    (
      "LazyVGrid { columns = { fixed = 80 } }",
      """
      2:23 invalid-definition: 'LazyVGrid.columns' must be a count, or an array such as { { fixed \
      = 80 }, { adaptive = 120 } }; got a table
      """
    ),
    (
      "LazyVStack { pinnedViews = 'headers' }",
      """
      2:28 invalid-definition: 'LazyVStack.pinnedViews' must be one of sectionHeaders, \
      sectionFooters, both; got 'headers'
      """
    ),
    (
      "LazyVGrid { columns = 2, alignment = 'top' }",
      """
      2:38 invalid-definition: 'LazyVGrid.alignment' must be one of leading, center, trailing; \
      got 'top'
      """
    ),
    (
      "Section { header = 'Title' }",
      "2:20 invalid-definition: 'Section.header' must be a view; got 'Title'"
    ),
  ])
  func `what is wrong with a lazy container is named`(view: String, problem: String) throws {
    let (root, problems) = try scene(view)
    #expect(root == nil)
    #expect(problems == [problem])
  }

  @Test(arguments: [
    (
      "80",
      "2:41 invalid-definition: 'LazyVGrid.columns[2]' must be a table of named entries; got 80"
    ),
    (
      "{}",
      "2:41 invalid-definition: a grid's item has one of 'fixed', 'flexible' and 'adaptive'"
    ),
    (
      "{ fixed = -1 }",
      "2:51 invalid-definition: 'LazyVGrid.columns[2].fixed' must be at least 0; got -1"
    ),
    (
      "{ fixed = 0 / 0 }",
      "2:51 invalid-definition: 'LazyVGrid.columns[2].fixed' must be a finite number; got not a number"
    ),
    (
      "{ fixed = math.huge }",
      "2:51 invalid-definition: 'LazyVGrid.columns[2].fixed' must be a finite number; got infinity"
    ),
    (
      "{ fixed = '80' }",
      "2:51 invalid-definition: 'LazyVGrid.columns[2].fixed' must be a number; got '80'"
    ),
    (
      "{ fixed = 80, maximum = 90 }",
      """
      2:55 unknown-key: unknown key 'LazyVGrid.columns[2].maximum' | the keys are fixed, \
      flexible, adaptive, spacing
      """
    ),
    (
      "{ fixed = 80, flexible = true }",
      "2:55 invalid-definition: a grid's item has one of 'fixed', 'flexible' and 'adaptive'"
    ),
    (
      "{ flexible = false }",
      "2:54 invalid-definition: 'LazyVGrid.columns[2].flexible' must be true; got false"
    ),
    (
      "{ flexible = 80 }",
      "2:54 invalid-definition: 'LazyVGrid.columns[2].flexible' must be true; got 80"
    ),
    (
      "{ flexible = true, minimum = 'x' }",
      "2:70 invalid-definition: 'LazyVGrid.columns[2].minimum' must be a number; got 'x'"
    ),
    (
      "{ flexible = true, maximum = -1 }",
      "2:70 invalid-definition: 'LazyVGrid.columns[2].maximum' must be at least 0; got -1"
    ),
    (
      "{ adaptive = 0 }",
      """
      2:54 invalid-definition: 'LazyVGrid.columns[2].adaptive' must be a finite number above 0; \
      got 0
      """
    ),
    (
      "{ adaptive = math.huge }",
      """
      2:54 invalid-definition: 'LazyVGrid.columns[2].adaptive' must be a finite number above 0; \
      got infinity
      """
    ),
    (
      "{ adaptive = 80, minimum = 90 }",
      "2:58 unknown-key: unknown key 'LazyVGrid.columns[2].minimum'; did you mean 'maximum'?"
    ),
    (
      "{ fixed = 80, spacing = 'x' }",
      "2:65 invalid-definition: 'LazyVGrid.columns[2].spacing' must be a number; got 'x'"
    ),
    (
      "{ fixd = 80 }",
      "2:41 invalid-definition: a grid's item has one of 'fixed', 'flexible' and 'adaptive'"
    ),
    (
      "{ 80 }",
      """
      2:41 invalid-definition: 'LazyVGrid.columns[2]' must be a table of named entries; got an \
      array
      """
    ),
  ])
  func `an item that is wrong is not passed over`(item: String, problem: String) throws {
    let (root, problems) = try scene("LazyVGrid { columns = { { fixed = 80 }, \(item) } }")
    #expect(root == nil)
    #expect(problems == [problem])
  }

  @Test(arguments: [
    (
      "Rectangle():scrollTargetBehavior()",
      "2:13 missing-key: missing argument 1 of 'scrollTargetBehavior'"
    ),
    (
      "Rectangle():scrollTargetBehavior('snap')",
      """
      2:34 invalid-definition: argument 1 of 'scrollTargetBehavior' must be one of paging, \
      viewAligned; got 'snap'
      """
    ),
  ])
  func `an unknown behaviour is refused`(view: String, problem: String) throws {
    #expect(try scene(view).problems == [problem])
  }

  @Test func `an option that a section does not have is reported with the nearest`() throws {
    #expect(
      try scene("Section { headr = Circle() }").problems == [
        "2:11 unknown-key: unknown key 'Section.headr'; did you mean 'header'?"
      ]
    )
  }
}
