internal import MothDiagnostics
internal import MothGeometry
internal import MothSimulation

extension SceneWord {
  static let scrollView = SceneWord(
    "ScrollView",
    signature: "ScrollView { axes = \"vertical\", view }",
    summary: "a view that scrolls its content"
  ) { call in
    call.node(ScrollView(call.options?["axes"]?.axes() ?? .vertical))
  }

  static let vStack = SceneWord(
    "VStack",
    signature: "VStack { alignment = \"leading\", spacing = 16, views }",
    summary: "views below each other"
  ) { call in
    call.node(VStack(alignment: call.horizontalAlignment, spacing: call.length("spacing")))
  }

  static let hStack = SceneWord(
    "HStack",
    signature: "HStack { alignment = \"top\", spacing = 16, views }",
    summary: "views beside each other"
  ) { call in
    call.node(HStack(alignment: call.verticalAlignment, spacing: call.length("spacing")))
  }

  static let zStack = SceneWord(
    "ZStack",
    signature: "ZStack { alignment = \"center\", views }",
    summary: "views on top of each other"
  ) { call in
    call.node(ZStack(alignment: call.alignment))
  }

  static let group = SceneWord(
    "Group",
    signature: "Group { views }",
    summary: "views, for one modifier on each"
  ) {
    $0.node(Group())
  }

  static let forEach = SceneWord(
    "ForEach",
    signature: "ForEach(count, function(index) return view end)",
    summary: "a view for each index or element"
  ) { $0.node(Group()) }

  static let rectangle = shape("Rectangle", form: .rectangle)
  static let circle = shape("Circle", form: .circle)
  static let capsule = shape("Capsule", form: .capsule)
  static let ellipse = shape("Ellipse", form: .ellipse)

  static let color = SceneWord(
    "Color",
    signature: "Color(name)",
    summary: "a colour that fills the space"
  ) { call in
    SceneNode(Shape(.color), line: call.line)
  }

  static let roundedRectangle = SceneWord(
    "RoundedRectangle",
    signature: "RoundedRectangle { cornerRadius = 20 }",
    summary: "a rectangle with round corners"
  ) { call in
    let radius = call.argument(0)?.value.number ?? call.length("cornerRadius") ?? 0
    return SceneNode(Shape(.roundedRectangle(cornerRadius: radius)), line: call.line)
  }

  static let image = SceneWord(
    "Image",
    signature: "Image { width = 600, height = 400 }",
    summary: "a picture of a known size in points"
  ) { call in
    guard let options = call.options else {
      call.reportMissing("size { width = 600, height = 400 }")
      return nil
    }
    let width = options.required("width")?.length()
    let height = options.required("height")?.length()
    guard let width, let height else { return nil }
    return SceneNode(
      Image(naturalSize: Size(width: width, height: height)),
      line: call.line
    )
  }

  static let text = SceneWord(
    "Text",
    signature: "Text(\"words\", { fontSize = 17 })",
    summary: "a placeholder as large as the text"
  ) { call in
    let string = call.required(0)?.string()
    let size = call.length("fontSize") ?? Text.bodySize
    guard let string else { return nil }
    return SceneNode(Text(string, fontSize: size), line: call.line)
  }

  static let spacer = SceneWord(
    "Spacer",
    signature: "Spacer { minLength = 8 }",
    summary: "space that takes what is left in a stack"
  ) { call in
    SceneNode(
      call.length("minLength").map { Spacer(minLength: $0) } ?? Spacer(),
      line: call.line
    )
  }

  // MARK: - Kinds

  private static func shape(_ name: String, form: Shape.Form) -> SceneWord {
    SceneWord(name, signature: "\(name)()", summary: "a shape that fills the space it is offered") {
      call in
      SceneNode(Shape(form), line: call.line)
    }
  }
}
