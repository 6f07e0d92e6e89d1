internal import MothDiagnostics
internal import MothGeometry
internal import MothSimulation

extension SceneWord {
  static let lazyVStack = SceneWord(
    "LazyVStack",
    signature:
      "LazyVStack { alignment = \"leading\", spacing = 16, pinnedViews = \"sectionHeaders\", views }",
    summary: "views below each other, made when seen"
  ) { call in
    call.node(
      LazyVStack(
        alignment: call.horizontalAlignment,
        spacing: call.length("spacing"),
        pinnedViews: call.pinnedViews
      )
    )
  }

  static let lazyHStack = SceneWord(
    "LazyHStack",
    signature:
      "LazyHStack { alignment = \"top\", spacing = 16, pinnedViews = \"sectionHeaders\", views }",
    summary: "views beside each other, made when seen"
  ) { call in
    call.node(
      LazyHStack(
        alignment: call.verticalAlignment,
        spacing: call.length("spacing"),
        pinnedViews: call.pinnedViews
      )
    )
  }

  static let lazyVGrid = SceneWord(
    "LazyVGrid",
    signature: "LazyVGrid { columns = { { adaptive = 120 } }, spacing = 16, views }",
    summary: "views in rows of columns, made when seen"
  ) { call in
    let items = call.gridItems("columns")
    let alignment = call.horizontalAlignment
    let spacing = call.length("spacing")
    return items.map { call.node(LazyVGrid(columns: $0, alignment: alignment, spacing: spacing)) }
  }

  static let lazyHGrid = SceneWord(
    "LazyHGrid",
    signature: "LazyHGrid { rows = { { fixed = 80 }, { fixed = 80 } }, spacing = 16, views }",
    summary: "views in columns of rows, made when seen"
  ) { call in
    let items = call.gridItems("rows")
    let alignment = call.verticalAlignment
    let spacing = call.length("spacing")
    return items.map { call.node(LazyHGrid(rows: $0, alignment: alignment, spacing: spacing)) }
  }

  static let section = SceneWord(
    "Section",
    signature: "Section { header = view, footer = view, views }",
    summary: "views with a header and a footer, which a lazy stack may pin"
  ) { call in
    .section(
      header: call.view(call.options?["header"]) ?? .group([]),
      call.node(Group()).children,
      footer: call.view(call.options?["footer"]) ?? .group([]),
      line: call.line
    )
  }
}

extension SceneCall {
  /// The option `alignment` of what stacks downwards.
  var horizontalAlignment: HorizontalAlignment { options?["alignment"]?.choice() ?? .center }

  /// The option `alignment` of what stacks sideways.
  var verticalAlignment: VerticalAlignment { options?["alignment"]?.choice() ?? .center }

  fileprivate var pinnedViews: PinnedViews {
    options?["pinnedViews"]?.choice(of: [
      ("sectionHeaders", .sectionHeaders), ("sectionFooters", .sectionFooters),
      ("both", [.sectionHeaders, .sectionFooters]),
    ]) ?? []
  }

  /// A grid's items: a count of flexible ones, or an array of tables with `fixed`, `flexible` or
  /// `adaptive`.
  fileprivate func gridItems(_ name: String) -> [GridItem]? {
    guard let options else {
      reportMissing("'\(name)'")
      return nil
    }
    guard let reader = options.required(name) else { return nil }
    if reader.value.number != nil {
      return reader.wholeNumber(in: 1...100).map { Array(repeating: GridItem(), count: $0) }
    }
    guard reader.value.elements != nil else {
      reader.refuse("a count, or an array such as { { fixed = 80 }, { adaptive = 120 } }")
      return nil
    }
    return reader.array(count: 1...Int.max) { $0.object(GridItem.init) }
  }
}

extension GridItem {
  fileprivate init?(_ fields: ObjectReader<ScriptValue>) {
    let lengths = 0...Double.greatestFiniteMagnitude
    let kinds = ["fixed", "flexible", "adaptive"].filter { fields[$0] != nil }
    guard kinds.count == 1, let kind = kinds.first else {
      fields.acceptAnyKey()
      fields.report("a grid's item has one of 'fixed', 'flexible' and 'adaptive'", at: kinds.last)
      return nil
    }
    let spacing = fields["spacing"]?.number(in: lengths)
    let size: GridItem.Size?
    switch kind {
    case "fixed": size = fields[kind]?.number(in: lengths).map { .fixed($0) }
    case "adaptive":
      let minimum = fields[kind]?.read(as: "a finite number above 0") { value in
        value.number.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      }
      let maximum = fields["maximum"]?.number(in: 0...Double.infinity) ?? .infinity
      size = minimum.map { .adaptive(minimum: $0, maximum: maximum) }
    default:
      let isFlexible = fields[kind]?.read(as: "true") { $0.boolean == true ? true : nil }
      let minimum = fields["minimum"]?.number(in: lengths) ?? 10
      let maximum = fields["maximum"]?.number(in: 0...Double.infinity) ?? .infinity
      size = isFlexible.map { _ in .flexible(minimum: minimum, maximum: maximum) }
    }
    guard let size else { return nil }
    self.init(size, spacing: spacing)
  }
}
