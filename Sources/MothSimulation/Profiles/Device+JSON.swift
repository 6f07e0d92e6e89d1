internal import MothCatalog
package import MothDiagnostics
internal import MothGeometry

extension Device {
  /// The widths and heights that a window can have, in points: a wall of displays has less.
  package static let lengths = 1.0...20_000.0
  /// The pixels that a point can have in a row.
  package static let scales = 0.5...10.0
  /// The insets and corner radii that a window can have, in points.
  package static let insets = 0.0...1_000.0

  /// Reads a profile; it is nil if anything is wrong, all of which is reported.
  package static func decode(
    _ file: SourceFile
  ) -> (device: Device?, diagnostics: [Diagnostic]) {
    let kind = DocumentKind(name: "the device", id: "invalid-device")
    let decoded = StrictReader.decode(file, as: kind, by: Device.init)
    return (decoded.result, decoded.diagnostics)
  }

  private init?(_ fields: ObjectReader<JSONValue>) {
    let id = fields.required("id")?
      .string(as: "in kebab case, such as 'iphone-17'", where: \.isKebabCase)
    let name = fields.required("name")?.nonemptyString()
    let platform: Platform? = fields.required("platform")?.choice()
    let version = fields.required("osVersion")?.read(as: "a version, such as '26.1'") {
      $0.string.flatMap { OSVersion(parsing: $0) }
    }
    let size = fields.required("size")?.object(Size.init)
    let scale = fields.required("scale")?.number(in: Device.scales)
    let insets = fields.required("safeAreaInsets")
    let cornerRadius = fields.required("cornerRadius")?.number(in: Device.insets)
    let refreshRate = fields.required("refreshRate")?.number(in: Device.refreshRates)
    let classes = fields.required("sizeClasses")
    let bounces = fields.required("bounces")?.boolean()
    let rotates = fields.required("rotates")?.boolean()
    let sources = fields.required("sources")?.array { $0.string() }
    guard let rotates else { return nil }
    let insetsOfEach = insets?.object { Each($0, rotates: rotates, read: EdgeInsets.init) }
    let classesOfEach = classes?.object { Each($0, rotates: rotates, read: SizeClasses.init) }
    guard let insetsOfEach, let classesOfEach, let id, let name, let platform, let version,
      let size, let scale, let cornerRadius, let refreshRate, let bounces, let sources
    else { return nil }
    self.init(
      id: id,
      name: name,
      platform: platform,
      osVersion: version,
      size: size,
      scale: scale,
      portraitInsets: insetsOfEach.portrait,
      landscapeInsets: insetsOfEach.landscape,
      cornerRadius: cornerRadius,
      refreshRate: refreshRate,
      portraitSizeClasses: classesOfEach.portrait,
      landscapeSizeClasses: classesOfEach.landscape,
      bounces: bounces,
      rotates: rotates,
      sources: sources
    )
  }
}

/// A value for each orientation; a device that never turns has one for both.
private struct Each<Value> {
  let portrait: Value
  let landscape: Value

  init?(
    _ fields: ObjectReader<JSONValue>,
    rotates: Bool,
    read: (ObjectReader<JSONValue>) -> Value?
  ) {
    let portrait = fields.required("portrait")?.object(read)
    let landscape = rotates ? fields.required("landscape")?.object(read) : portrait
    guard let portrait, let landscape else { return nil }
    self.portrait = portrait
    self.landscape = landscape
  }
}

extension Size {
  fileprivate init?(_ fields: ObjectReader<JSONValue>) {
    let width = fields.required("width")?.number(in: Device.lengths)
    let height = fields.required("height")?.number(in: Device.lengths)
    guard let width, let height else { return nil }
    self.init(width: width, height: height)
  }
}

extension EdgeInsets {
  fileprivate init?(_ fields: ObjectReader<JSONValue>) {
    let edges = ["top", "leading", "bottom", "trailing"].compactMap {
      fields.required($0)?.number(in: Device.insets)
    }
    guard edges.count == 4 else { return nil }
    self.init(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
  }
}

extension Device.SizeClasses {
  fileprivate init?(_ fields: ObjectReader<JSONValue>) {
    let horizontal: Device.SizeClass? = fields.required("horizontal")?.choice()
    let vertical: Device.SizeClass? = fields.required("vertical")?.choice()
    guard let horizontal, let vertical else { return nil }
    self.init(horizontal: horizontal, vertical: vertical)
  }
}
