import MothDiagnostics
import MothGeometry
import MothScript
import MothSimulation
import Testing

/// What a scene's script becomes: the tree of nodes that is laid out.
struct SceneTests {
  private func decode(_ text: String) throws -> (root: SceneNode?, problems: [String]) {
    let result = try SceneReader.decode(run(text, as: .scene), of: script(text))
    return (result.definition?.root, result.diagnostics.map(brief))
  }

  private func scene(_ view: String) throws -> (root: SceneNode?, problems: [String]) {
    try decode("return moth.scene { api = 1,\n\(view) }")
  }

  private static let box = SceneNode(Shape(.rectangle), line: 2)

  @Test(arguments: [
    ("Rectangle()", SceneNode(Shape(.rectangle))),
    ("Circle()", SceneNode(Shape(.circle))),
    ("Capsule()", SceneNode(Shape(.capsule))),
    ("Ellipse()", SceneNode(Shape(.ellipse))),
    ("Color()", SceneNode(Shape(.color))),
    ("Color('red')", SceneNode(Shape(.color))),
    ("RoundedRectangle()", SceneNode(Shape(.roundedRectangle(cornerRadius: 0)))),
    ("RoundedRectangle(20)", SceneNode(Shape(.roundedRectangle(cornerRadius: 20)))),
    (
      "RoundedRectangle { cornerRadius = 20 }",
      SceneNode(Shape(.roundedRectangle(cornerRadius: 20)))
    ),
    (
      "Image { width = 600, height = 400 }",
      SceneNode(Image(naturalSize: Size(width: 600, height: 400)))
    ),
    ("Text('words')", SceneNode(Text("words"))),
    ("Text('words', { fontSize = 30 })", SceneNode(Text("words", fontSize: 30))),
    ("Spacer()", SceneNode(Spacer())),
    ("Spacer { minLength = 3 }", SceneNode(Spacer(minLength: 3))),
    ("ScrollView { Rectangle() }", SceneNode(ScrollView(.vertical), children: [box])),
    ("ScrollView { axes = 'horizontal' }", SceneNode(ScrollView(.horizontal))),
    ("ScrollView { axes = 'both' }", SceneNode(ScrollView([.horizontal, .vertical]))),
    ("VStack { Rectangle(), Rectangle() }", SceneNode(VStack(), children: [box, box])),
    (
      "VStack { alignment = 'leading', spacing = 4 }",
      SceneNode(VStack(alignment: .leading, spacing: 4))
    ),
    (
      "LazyVStack { alignment = 'trailing', spacing = 0 }",
      SceneNode(LazyVStack(alignment: .trailing, spacing: 0))
    ),
    ("HStack { alignment = 'top', spacing = 4 }", SceneNode(HStack(alignment: .top, spacing: 4))),
    ("LazyHStack { alignment = 'bottom' }", SceneNode(LazyHStack(alignment: .bottom))),
    (
      "ZStack { alignment = 'bottomTrailing', Rectangle() }",
      SceneNode(ZStack(alignment: .bottomTrailing), children: [box])
    ),
    ("Group { Rectangle() }", SceneNode(Group(), children: [box])),
    ("ForEach(2, function() return Rectangle() end)", SceneNode(Group(), children: [box, box])),
    ("ForEach({ 'a' }, function() return Rectangle() end)", SceneNode(Group(), children: [box])),
    ("ForEach(0, function() return Rectangle() end)", SceneNode(Group())),
  ])
  func `a view is what SwiftUI's is`(lua: String, node: SceneNode) throws {
    let (root, problems) = try scene(lua)
    #expect(problems == [])
    #expect(root == node.at(line: 2))
  }

  @Test(arguments: [
    ("frame { width = 1, height = 2 }", Frame(width: 1, height: 2) as any SceneElement),
    ("frame { width = 1, alignment = 'top' }", Frame(width: 1, alignment: .top)),
    (
      "frame { maxWidth = math.huge, height = 2, alignment = 'leading' }",
      FlexibleFrame(
        width: FlexibleFrame.Limits(min: nil, ideal: nil, max: .infinity),
        height: FlexibleFrame.Limits(min: 2, ideal: 2, max: 2),
        alignment: .leading
      )
    ),
    (
      """
      frame { minWidth = 1, idealWidth = 2, maxWidth = 3, minHeight = 4, idealHeight = 5, \
      maxHeight = 6 }
      """,
      FlexibleFrame(
        width: FlexibleFrame.Limits(min: 1, ideal: 2, max: 3),
        height: FlexibleFrame.Limits(min: 4, ideal: 5, max: 6)
      )
    ),
    ("padding()", Padding(EdgeInsets(.all, length: 16))),
    ("padding(8)", Padding(EdgeInsets(.all, length: 8))),
    (
      "padding { horizontal = 8, top = 3 }",
      Padding(EdgeInsets(top: 3, leading: 8, bottom: 0, trailing: 8))
    ),
    (
      "padding { vertical = 8, bottom = 1, trailing = 2 }",
      Padding(EdgeInsets(top: 8, leading: 0, bottom: 1, trailing: 2))
    ),
    ("aspectRatio(1.5, 'fit')", AspectRatio(1.5, contentMode: .fit)),
    ("aspectRatio(nil, 'fill')", AspectRatio(nil, contentMode: .fill)),
    ("scaledToFit()", AspectRatio(contentMode: .fit)),
    ("scaledToFill()", AspectRatio(contentMode: .fill)),
    ("clipped()", Tag.clipped),
    ("clipShape(Circle())", Tag.clipped),
    ("fixedSize()", FixedSize([.horizontal, .vertical])),
    ("fixedSize('vertical')", FixedSize(.vertical)),
    ("layoutPriority(2)", Tag.layoutPriority(2)),
    ("zIndex(-1)", Tag.zIndex(-1)),
    ("containerRelativeFrame('vertical')", ContainerRelativeFrame(.vertical)),
    (
      """
      containerRelativeFrame('horizontal', { count = 3, span = 2, spacing = 8, alignment = \
      'top' })
      """,
      ContainerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8, alignment: .top)
    ),
    ("safeAreaPadding { top = 40 }", SafeAreaPadding(EdgeInsets(top: 40))),
    ("contentMargins(24)", ContentMargins(EdgeInsets(.all, length: 24))),
    ("ignoresSafeArea()", IgnoresSafeArea(.all)),
    ("ignoresSafeArea('bottom')", IgnoresSafeArea(.bottom)),
    ("coordinateSpace('feed')", Tag.coordinateSpace("feed")),
    ("target('card')", Tag.target("card")),
    ("interactive()", Tag.mark(.interactive)),
    ("decorative()", Tag.mark(.decorative)),
    ("text()", Tag.mark(.text)),
  ])
  func `a modifier wraps its view`(lua: String, element: any SceneElement) throws {
    let (root, problems) = try scene("Rectangle():\(lua)")
    #expect(problems == [])
    #expect(root == SceneNode(element, children: [Self.box], line: 2))
  }

  @Test(arguments: [("background", false), ("overlay", true)])
  func `a decoration holds its view as the second`(name: String, isOverlay: Bool) throws {
    let circle = SceneNode(Shape(.circle), line: 2)
    #expect(
      try scene("Rectangle():\(name)(Circle(), 'topLeading')").root
        == SceneNode(
          Decoration(isOverlay: isOverlay, alignment: .topLeading),
          children: [Self.box, circle],
          line: 2
        )
    )
    #expect(
      try scene("Rectangle():\(name)(Circle())").root
        == SceneNode(
          Decoration(isOverlay: isOverlay, alignment: .center),
          children: [Self.box, circle],
          line: 2
        )
    )
  }

  @Test func `an image can be made resizable`() throws {
    let image = Image(naturalSize: Size(width: 6, height: 4), isResizable: true)
    #expect(
      try scene("Image { width = 6, height = 4 }:resizable()").root == SceneNode(image, line: 2)
    )
  }

  @Test func `modifiers wrap each other from the inside`() throws {
    let root = try scene("Rectangle():padding(1):target('t')").root
    #expect(
      root
        == SceneNode(
          Tag.target("t"),
          children: [
            SceneNode(Padding(EdgeInsets(.all, length: 1)), children: [Self.box], line: 2)
          ],
          line: 2
        )
    )
  }

  @Test func `ForEach hands over the index, or the element and its index`() throws {
    let text = """
      ScrollView {
        ForEach(2, function(i) return Text("i" .. i) end),
        ForEach({ "a", "b" }, function(e, i) return Text(e .. i) end),
      }
      """
    let groups = try #require(try scene(text).root).children
    let texts = groups.map { $0.children.compactMap { $0.element as? Text } }
    #expect(texts == [[Text("i0"), Text("i1")], [Text("a0"), Text("b1")]])
  }

  @Test func `a view keeps the line that made it`() throws {
    let text = """
      local function row(i)
        return Text("row " .. i)
      end
      return moth.scene {
        api = 1,
        VStack {
          row(1),
          Rectangle()
            :padding(4),
        },
      }
      """
    let root = try #require(try decode(text).root)
    #expect(root.line == 6)
    #expect(root.children.map(\.line) == [2, 8])
  }

  @Test(arguments: [
    (
      "return 5",
      """
      1:1 invalid-definition: the script must return moth.scene { ... }; got 5 | end the script \
      with: return moth.scene { api = 1, ScrollView { ... } }
      """
    ),
    ("return moth.scene { Rectangle() }", "1:19 missing-key: missing key 'api'"),
    (
      "return moth.scene { api = 2, Rectangle() }",
      "1:27 invalid-definition: 'api' must be 1; got 2"
    ),
    (
      "return moth.scene { api = 1 }",
      """
      1:19 invalid-definition: a scene holds one view; got 0 | put the views into a ScrollView, \
      VStack or ZStack
      """
    ),
    (
      "return moth.scene { api = 1, Rectangle(), Circle() }",
      """
      1:19 invalid-definition: a scene holds one view; got 2 | put the views into a ScrollView, \
      VStack or ZStack
      """
    ),
    ("return moth.scene { api = 1, 5 }", "1:30 invalid-definition: '[1]' must be a view; got 5"),
    (
      "return moth.scene { api = 1, name = 'x', Rectangle() }",
      "1:30 unknown-key: unknown key 'name' | the keys are api"
    ),
  ])
  func `what is wrong with a scene is named`(text: String, problem: String) throws {
    let (root, problems) = try decode(text)
    #expect(root == nil)
    #expect(problems == [problem])
  }

  @Test(arguments: [
    ("VStack { 5 }", "2:10 invalid-definition: 'VStack[1]' must be a view; got 5"),
    ("VStack { Rectangle }", "2:10 invalid-definition: 'VStack[1]' must be a view; got a function"),
    (
      "VStack { spacng = 3 }",
      "2:10 unknown-key: unknown key 'VStack.spacng'; did you mean 'spacing'?"
    ),
    (
      "VStack { spacing = '3' }",
      "2:20 invalid-definition: 'VStack.spacing' must be a number of points; got '3'"
    ),
    (
      "VStack { alignment = 'top' }",
      """
      2:22 invalid-definition: 'VStack.alignment' must be one of leading, center, trailing; got \
      'top'
      """
    ),
    (
      "HStack { alignment = 'leading' }",
      """
      2:22 invalid-definition: 'HStack.alignment' must be one of top, center, bottom; got \
      'leading'
      """
    ),
    (
      "ZStack { alignment = 'middle' }",
      """
      2:22 invalid-definition: 'ZStack.alignment' must be an alignment, such as 'topLeading'; got \
      'middle'
      """
    ),
    (
      "ScrollView { axes = 'up' }",
      """
      2:21 invalid-definition: 'ScrollView.axes' must be one of horizontal, vertical, both; got \
      'up'
      """
    ),
    (
      "Image { width = 3 }",
      "2:7 missing-key: missing key 'Image.height'"
    ),
    ("Text()", "2:1 missing-key: missing argument 1 of 'Text'"),
    ("Text(5)", "2:6 invalid-definition: argument 1 of 'Text' must be a string; got 5"),
    (
      "Rectangle():frame { widht = 3 }",
      "2:21 unknown-key: unknown key 'frame.widht'; did you mean 'width'?"
    ),
    (
      "Rectangle():padding('x')",
      """
      2:21 invalid-definition: argument 1 of 'padding' must be a number of points or a table of \
      edges; got 'x'
      """
    ),
    (
      "Rectangle():padding { left = 3 }",
      """
      2:23 unknown-key: unknown key 'padding.left' | the keys are top, leading, bottom, trailing, \
      horizontal, vertical
      """
    ),
    (
      "Rectangle():aspectRatio(0, 'fit')",
      "2:25 invalid-definition: argument 1 of 'aspectRatio' must be a ratio above 0, or nil; got 0"
    ),
    (
      "Rectangle():aspectRatio(2)",
      "2:13 missing-key: missing argument 2 of 'aspectRatio'"
    ),
    (
      "Rectangle():zIndex()",
      "2:13 missing-key: missing argument 1 of 'zIndex'"
    ),
    (
      "Rectangle():zIndex(math.huge)",
      "2:20 invalid-definition: argument 1 of 'zIndex' must be a finite number; got infinity"
    ),
    (
      "Rectangle():target('')",
      "2:20 invalid-definition: argument 1 of 'target' must not be empty"
    ),
    (
      "Rectangle():fixedSize('x')",
      """
      2:23 invalid-definition: argument 1 of 'fixedSize' must be one of horizontal, vertical, \
      both; got 'x'
      """
    ),
    (
      "Rectangle():containerRelativeFrame('vertical', { count = 0 })",
      "2:58 invalid-definition: 'containerRelativeFrame.count' must be at least 1; got 0"
    ),
    (
      "Rectangle():ignoresSafeArea('left')",
      """
      2:29 invalid-definition: argument 1 of 'ignoresSafeArea' must be one of top, bottom, \
      leading, trailing, all; got 'left'
      """
    ),
    (
      "Rectangle():resizable()",
      "2:13 invalid-definition: 'resizable' belongs directly after an Image"
    ),
    (
      "Rectangle():background()",
      "2:13 missing-key: missing argument 1 of 'background'"
    ),
    (
      "Rectangle():background('red')",
      "2:24 invalid-definition: argument 1 of 'background' must be a view; got 'red'"
    ),
  ])
  func `what is wrong with a view is named at its word`(view: String, problem: String) throws {
    let (root, problems) = try scene(view)
    #expect(root == nil)
    #expect(problems == [problem])
  }

  @Test(arguments: [
    ("ForEach(2)", "'ForEach' takes a count or a list, and a function; got nil"),
    ("ForEach('x', function() end)", "'ForEach' takes a count or a list; got \"x\""),
    ("ForEach(1.5, function() end)", "'ForEach' takes whole numbers; got 1.5"),
    (
      "ForEach(1, function() return 5 end)", "'ForEach' takes a function that returns a view; got 5"
    ),
  ])
  func `ForEach says what it takes`(view: String, detail: String) throws {
    let fault = try faultRunning("return moth.scene { api = 1,\n\(view) }", as: .scene)
    #expect(fault.kind == .refused)
    #expect(fault.detail == detail)
    #expect(fault.line == 2)
  }

  @Test func `one wrong row of many is reported a few times`() throws {
    let (_, problems) = try scene(
      "VStack { ForEach(5000, function() return Rectangle():zIndex('x') end) }"
    )
    #expect(problems.count == 20)
  }

  @Test func `a scene of ten thousand rows is taken over`() throws {
    let root = try scene("ScrollView { ForEach(10000, function() return Rectangle() end) }").root
    #expect(root?.children.first?.children.count == 10_000)
  }

  @Test func `every word is in one of the lists once`() {
    let names = SceneWord.views.map(\.name) + SceneWord.modifiers.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(SceneWord.views.allSatisfy { $0.name.first?.isUppercase == true })
    #expect(SceneWord.modifiers.allSatisfy { $0.name.first?.isLowercase == true })
  }
}
