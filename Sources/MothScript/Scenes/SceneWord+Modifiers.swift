internal import MothDiagnostics
internal import MothGeometry
internal import MothSimulation

extension SceneWord {
  private static let frameOptions = [
    "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
    "maxHeight",
  ]

  static let frame = SceneWord(
    "frame",
    signature: "frame { width = 160, height = 220, maxWidth = math.huge, alignment = \"top\" }",
    summary: "a fixed or flexible size"
  ) { call in
    let lengths = frameOptions.map { call.length($0) }
    let alignment = call.alignment
    let (width, height) = (lengths[0], lengths[1])
    guard frameOptions.dropFirst(2).contains(where: { call.options?[$0] != nil }) else {
      return call.modifier(Frame(width: width, height: height, alignment: alignment))
    }
    func limits(from first: Int, _ length: Double?) -> FlexibleFrame.Limits {
      FlexibleFrame.Limits(
        min: lengths[first] ?? length,
        ideal: lengths[first + 1] ?? length,
        max: lengths[first + 2] ?? length
      )
    }
    return call.modifier(
      FlexibleFrame(
        width: limits(from: 2, width),
        height: limits(from: 5, height),
        alignment: alignment
      )
    )
  }

  static let padding = SceneWord(
    "padding",
    signature: "padding(16) or padding { horizontal = 16, top = 8 }",
    summary: "space around a view"
  ) { call in
    // 16 points is SwiftUI's default padding on iOS.
    call.insets(fallback: 16).flatMap { call.modifier(Padding($0)) }
  }

  static let aspectRatio = SceneWord(
    "aspectRatio",
    signature: "aspectRatio(16 / 9, \"fit\")",
    summary: "a ratio of width to height, kept"
  ) { call in
    let ratio = call.argument(0)?.read(as: "a ratio above 0, or nil") { value in
      value.number.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }
    let mode: AspectRatio.ContentMode? = call.required(1)?.choice()
    return mode.flatMap { call.modifier(AspectRatio(ratio, contentMode: $0)) }
  }

  static let scaledToFill = simple("scaledToFill", summary: "covers its space, and overflows it") {
    AspectRatio(contentMode: .fill)
  }

  static let scaledToFit = simple("scaledToFit", summary: "fits into its space") {
    AspectRatio(contentMode: .fit)
  }

  static let resizable = SceneWord(
    "resizable",
    signature: "resizable()",
    summary: "an image takes any size"
  ) { call in
    guard let node = call.modified, let image = node.element as? Image else {
      call.report("'resizable' belongs directly after an Image")
      return nil
    }
    return SceneNode(
      Image(naturalSize: image.naturalSize, isResizable: true),
      line: node.line
    )
  }

  static let clipped = simple("clipped", summary: "cuts off what is drawn outside the frame") {
    Tag.clipped
  }

  static let clipShape = SceneWord(
    "clipShape",
    signature: "clipShape(RoundedRectangle { cornerRadius = 20 })",
    summary: "cuts to a shape"
  ) { call in
    // A shape's corners are not simulated: the frame's rectangle is what clips.
    call.modifier(Tag.clipped)
  }

  static let background = decoration("background", summary: "a view behind", isOverlay: false)
  static let overlay = decoration("overlay", summary: "a view in front", isOverlay: true)

  static let fixedSize = SceneWord(
    "fixedSize",
    signature: "fixedSize() or fixedSize(\"vertical\")",
    summary: "its ideal size"
  ) { call in
    call.modifier(FixedSize(call.argument(0)?.axes() ?? [.horizontal, .vertical]))
  }

  static let layoutPriority = number(
    "layoutPriority",
    summary: "who is offered space first in a stack"
  ) {
    Tag.layoutPriority($0)
  }

  static let zIndex = number("zIndex", summary: "who is drawn in front") { Tag.zIndex($0) }

  static let containerRelativeFrame = SceneWord(
    "containerRelativeFrame",
    signature: "containerRelativeFrame(\"horizontal\", { count = 2, spacing = 16 })",
    summary: "a share of the scroll view's size"
  ) { call in
    let axes = call.required(0)?.axes()
    let count = call.options?["count"]?.wholeNumber(in: 1...Int.max)
    let span = call.options?["span"]?.wholeNumber(in: 1...Int.max)
    let spacing = call.length("spacing") ?? 0
    let alignment = call.alignment
    guard let axes else { return nil }
    return call.modifier(
      ContainerRelativeFrame(
        axes,
        count: count ?? 1,
        span: span ?? 1,
        spacing: spacing,
        alignment: alignment
      )
    )
  }

  static let safeAreaPadding = SceneWord(
    "safeAreaPadding",
    signature: "safeAreaPadding { top = 40 }",
    summary: "a larger safe area inside"
  ) { call in
    call.insets(fallback: 16).flatMap { call.modifier(SafeAreaPadding($0)) }
  }

  static let contentMargins = SceneWord(
    "contentMargins",
    signature: "contentMargins(24)",
    summary: "margins of the scroll views inside"
  ) { call in
    call.insets(fallback: 16).flatMap { call.modifier(ContentMargins($0)) }
  }

  static let scrollTargetLayout = simple(
    "scrollTargetLayout",
    summary: "the views at which scrolling comes to rest"
  ) { Tag.scrollTargetLayout }

  static let scrollTargetBehavior = SceneWord(
    "scrollTargetBehavior",
    signature: "scrollTargetBehavior(\"viewAligned\")",
    summary: "where the scroll views inside come to rest"
  ) { call in
    let behavior: ScrollTargetBehavior? = call.required(0)?.choice(of: [
      ("paging", .paging), ("viewAligned", .viewAligned(limit: .automatic)),
    ])
    return behavior.flatMap { call.modifier(Tag.scrollTargetBehavior($0)) }
  }

  static let ignoresSafeArea = SceneWord(
    "ignoresSafeArea",
    signature: "ignoresSafeArea() or ignoresSafeArea(\"top\")",
    summary: "extends under the insets"
  ) { call in
    let edges: Edge.Set? = call.argument(0)?.choice(of: [
      ("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing),
      ("all", .all),
    ])
    return call.modifier(IgnoresSafeArea(edges ?? .all))
  }

  static let coordinateSpace = name("coordinateSpace", summary: "a space that effects can name") {
    Tag.coordinateSpace($0)
  }

  static let target = name("target", summary: "the view that effects are attached to") {
    Tag.target($0)
  }
  static let interactive = simple("interactive", summary: "a view that takes taps") {
    Tag.mark(.interactive)
  }
  static let decorative = simple("decorative", summary: "a view that carries no information") {
    Tag.mark(.decorative)
  }
  static let textMark = simple("text", summary: "a view whose text must stay readable") {
    Tag.mark(.text)
  }

  // MARK: - Kinds

  private static func simple(
    _ name: String,
    summary: String,
    make: @escaping @Sendable () -> any SceneElement
  ) -> SceneWord {
    SceneWord(name, signature: "\(name)()", summary: summary) { $0.modifier(make()) }
  }

  private static func number(
    _ name: String,
    summary: String,
    make: @escaping @Sendable (Double) -> any SceneElement
  ) -> SceneWord {
    SceneWord(name, signature: "\(name)(1)", summary: summary) { call in
      let value = call.required(0)?.read(as: "a finite number") { value in
        value.number.flatMap { $0.isFinite ? $0 : nil }
      }
      return value.flatMap { call.modifier(make($0)) }
    }
  }

  private static func name(
    _ name: String,
    summary: String,
    make: @escaping @Sendable (String) -> any SceneElement
  ) -> SceneWord {
    SceneWord(name, signature: "\(name)(\"name\")", summary: summary) { call in
      let text = call.required(0)?.nonemptyString()
      return text.flatMap { call.modifier(make($0)) }
    }
  }

  private static func decoration(
    _ name: String,
    summary: String,
    isOverlay: Bool
  ) -> SceneWord {
    SceneWord(name, signature: "\(name)(view, \"topLeading\")", summary: summary) { call in
      let view = call.view(call.required(0))
      let alignment = call.argument(1)?.alignment() ?? .center
      return view.flatMap {
        call.modifier(Decoration(isOverlay: isOverlay, alignment: alignment), more: $0)
      }
    }
  }
}
