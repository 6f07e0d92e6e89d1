/// One render-only operation of SwiftUI's `VisualEffect`, as data.
///
/// The list is closed: `all` names every transform that a chain can hold. From this data come
/// the Lua methods, static checks, help, completion and the Swift source of an effect.
public struct Transform: Hashable, Sendable, Identifiable {
  /// The unique name; equal to `name` but for `transformEffect(projection)`.
  public let id: String
  /// The method's name in Lua.
  public let name: String
  /// The method's name in SwiftUI, where depth overloads a name that Lua says apart.
  public let swiftName: String
  /// What it does, in one sentence.
  public let summary: String
  /// What it does in full: units, signs, limits.
  public let documentation: String
  /// A line of Lua that uses it.
  public let example: String
  /// Its declarations in SwiftUI, all returning `some VisualEffect`.
  public let swiftSignatures: [String]
  /// The argument lists it takes in Lua.
  public let forms: [Form]
  /// The numbers it carries in a chain, whatever the form.
  public let columns: [Column]
  /// What it does to a person's senses.
  public let transformClass: TransformClass
  /// Where it exists.
  public let availability: Availability
  /// About how often each pixel of the view is read again to draw it, compared with plain drawing.
  ///
  /// 0 is a property of the layer, 1 a filter or an off-screen copy, 8 a blur. It orders
  /// transforms and predicts no time. Our estimate; Apple gives no figures.
  public let cost: Int
  /// What SwiftUI interpolates of it between two phases or in an animation.
  public let interpolation: String
  /// Where the facts come from.
  public let sources: [String]

  /// Makes a transform; `id` and `swiftName` are the name if not given.
  init(
    id: String? = nil,
    name: String,
    swiftName: String? = nil,
    summary: String,
    documentation: String,
    example: String,
    swiftSignatures: [String],
    forms: [Form],
    columns: [Column],
    transformClass: TransformClass,
    availability: Availability = .visualEffect,
    cost: Int,
    interpolation: String,
    sources: [String]
  ) {
    self.id = id ?? name
    self.name = name
    self.swiftName = swiftName ?? name
    self.summary = summary
    self.documentation = documentation
    self.example = example
    self.swiftSignatures = swiftSignatures
    self.forms = forms
    self.columns = columns
    self.transformClass = transformClass
    self.availability = availability
    self.cost = cost
    self.interpolation = interpolation
    self.sources = sources
  }

  /// The values of the columns in a transform that changes nothing.
  public var identity: [Double] { columns.map(\.identity) }

  /// Whether a transform with these values changes nothing; false for a wrong count of values.
  public func isIdentity(_ values: [Double]) -> Bool {
    values.count == columns.count
      && zip(values, columns).allSatisfy { !$1.decidesIdentity || $0 == $1.identity }
  }
}

extension Transform {
  /// The page of a `VisualEffect` member in Apple's reference.
  static func applePage(_ member: String) -> String {
    "https://developer.apple.com/documentation/swiftui/visualeffect/\(member)"
  }

  /// An independent implementation, matched to SwiftUI's binary, that shows what interpolates.
  static func openSwiftUI(_ file: String) -> String {
    "https://github.com/OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/\(file)"
  }

  /// Pixel tests of transforms and filters against SwiftUI 7.2.
  static let swiftUIWeb = "https://github.com/iamcgn/swiftui-web Docs/elements"
}
