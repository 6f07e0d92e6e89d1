internal import MothGeometry
internal import MothSimulation

extension SceneWord {
  static let lazyVStack = SceneWord(
    "LazyVStack",
    "LazyVStack { alignment = \"leading\", spacing = 16, pinnedViews = \"sectionHeaders\", views }",
    "views below each other, made when seen"
  ) { call in
    call.node(
      LazyVStack(
        alignment: call.horizontalAlignment,
        spacing: call.length("spacing"),
        pinnedViews: call.pinnedViews
      ),
      known: ["alignment", "spacing", "pinnedViews"]
    )
  }

  static let lazyHStack = SceneWord(
    "LazyHStack",
    "LazyHStack { alignment = \"top\", spacing = 16, pinnedViews = \"sectionHeaders\", views }",
    "views beside each other, made when seen"
  ) { call in
    call.node(
      LazyHStack(
        alignment: call.verticalAlignment,
        spacing: call.length("spacing"),
        pinnedViews: call.pinnedViews
      ),
      known: ["alignment", "spacing", "pinnedViews"]
    )
  }

  static let lazyVGrid = SceneWord(
    "LazyVGrid",
    "LazyVGrid { columns = { { adaptive = 120 } }, spacing = 16, views }",
    "views in rows of columns, made when seen"
  ) { call in
    call.gridItems("columns").map { items in
      call.node(
        LazyVGrid(
          columns: items,
          alignment: call.horizontalAlignment,
          spacing: call.length("spacing")
        ),
        known: ["columns", "alignment", "spacing"]
      )
    }
  }

  static let lazyHGrid = SceneWord(
    "LazyHGrid",
    "LazyHGrid { rows = { { fixed = 80 }, { fixed = 80 } }, spacing = 16, views }",
    "views in columns of rows, made when seen"
  ) { call in
    call.gridItems("rows").map { items in
      call.node(
        LazyHGrid(
          rows: items,
          alignment: call.verticalAlignment,
          spacing: call.length("spacing")
        ),
        known: ["rows", "alignment", "spacing"]
      )
    }
  }

  static let section = SceneWord(
    "Section",
    "Section { header = view, footer = view, views }",
    "views with a header and a footer, which a lazy stack may pin"
  ) { call in
    func part(_ name: String) -> SceneNode {
      call.options?[name].flatMap { call.reader.view($0, in: "Section", line: call.line) }
        ?? .group([])
    }
    let content = call.node(Group(), known: ["header", "footer"])
    return .section(
      header: part("header"),
      content.children,
      footer: part("footer"),
      line: call.line
    )
  }
}

extension SceneCall {
  /// The option `alignment` of what stacks downwards.
  var horizontalAlignment: HorizontalAlignment {
    option("alignment", "\"leading\", \"center\" or \"trailing\"") {
      $0.string.flatMap(HorizontalAlignment.init(rawValue:))
    } ?? .center
  }

  /// The option `alignment` of what stacks sideways.
  var verticalAlignment: VerticalAlignment {
    option("alignment", "\"top\", \"center\" or \"bottom\"") {
      $0.string.flatMap(VerticalAlignment.init(rawValue:))
    } ?? .center
  }

  fileprivate var pinnedViews: PinnedViews {
    option("pinnedViews", "\"sectionHeaders\", \"sectionFooters\" or \"both\"") { value in
      switch value.string {
      case "sectionHeaders": PinnedViews.sectionHeaders
      case "sectionFooters": PinnedViews.sectionFooters
      case "both": [PinnedViews.sectionHeaders, .sectionFooters]
      default: nil
      }
    } ?? []
  }

  /// A grid's items: a count of flexible ones, or a list of tables with `fixed`, `flexible` or
  /// `adaptive`.
  fileprivate func gridItems(_ name: String) -> [GridItem]? {
    let wanted =
      "a count, or a list such as { { fixed = 80 }, { flexible = true }, { adaptive = 120 } }"
    guard options?[name] != nil else {
      wrong(.nil, "'\(name)'", wanted: wanted)
      return nil
    }
    return option(name, wanted) { value in
      if let count = value.wholeNumber {
        return (1...100).contains(count) ? Array(repeating: GridItem(), count: count) : nil
      }
      guard let list = value.table, list.fields.isEmpty, !list.sequence.isEmpty else { return nil }
      let items = list.sequence.compactMap(Self.gridItem)
      return items.count == list.sequence.count ? items : nil
    }
  }

  private static func gridItem(_ value: LuaValue) -> GridItem? {
    guard let table = value.table, table.sequence.isEmpty else { return nil }
    let kinds = ["fixed", "flexible", "adaptive"].filter { table[$0] != nil }
    guard kinds.count == 1, let kind = kinds.first else { return nil }
    let limits =
      kind == "flexible" ? ["minimum", "maximum"] : kind == "adaptive" ? ["maximum"] : []
    var lengths: [String: Double] = [:]
    for (name, value) in table.fields where name != kind || kind != "flexible" {
      guard name == kind || name == "spacing" || limits.contains(name),
        let length = value.double, length >= 0, length.isFinite || name == "maximum"
      else { return nil }
      lengths[name] = length
    }
    let maximum = lengths["maximum"] ?? .infinity
    let spacing = lengths["spacing"]
    switch kind {
    case "fixed": return lengths[kind].map { GridItem(.fixed($0), spacing: spacing) }
    case "adaptive":
      guard let least = lengths[kind], least > 0 else { return nil }
      return GridItem(.adaptive(minimum: least, maximum: maximum), spacing: spacing)
    default:
      guard table[kind]?.boolean == true else { return nil }
      let minimum = lengths["minimum"] ?? 10
      return GridItem(.flexible(minimum: minimum, maximum: maximum), spacing: spacing)
    }
  }
}
