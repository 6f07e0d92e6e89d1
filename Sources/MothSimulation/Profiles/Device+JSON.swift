import Foundation
import MothCatalog
import MothGeometry

extension Device: Decodable {
  /// The widths and heights that a window can have, in points: a wall of displays has less.
  package static let lengths = 1.0...20_000.0
  /// The pixels that a point can have in a row.
  package static let scales = 0.5...10.0
  /// The insets and corner radii that a window can have, in points.
  package static let insets = 0.0...1_000.0

  /// Reads a profile from the text of a JSON file.
  ///
  /// Unknown and missing keys, numbers outside of their ranges and an id that is not in kebab case
  /// are errors.
  package init(json: some Sequence<UInt8>) throws(DeviceError) {
    do {
      self = try JSONDecoder().decode(Device.self, from: Data(json))
    } catch let error as DeviceError {
      throw error
    } catch let error as DecodingError {
      throw DeviceError(error)
    } catch {
      throw DeviceError(path: "", message: "not valid JSON")
    }
  }

  /// Reads a profile from a decoder.
  package init(from decoder: any Decoder) throws {
    let fields = try StrictFields(
      decoder,
      required: [
        "id", "name", "platform", "osVersion", "size", "scale", "safeAreaInsets", "cornerRadius",
        "refreshRate", "sizeClasses", "bounces", "rotates", "sources",
      ]
    )
    id = try fields.string("id", "in kebab case, such as 'iphone-17'", where: \.isKebabCase)
    name = try fields.string("name", "not empty") { !$0.isEmpty }
    platform = try fields.choice("platform")
    let version = try fields.string("osVersion", "a version, such as '26.1'") {
      OSVersion(parsing: $0) != nil
    }
    osVersion = OSVersion(parsing: version) ?? OSVersion(0)
    let size = try fields.object("size", required: ["width", "height"])
    self.size = Size(
      width: try size.number("width", in: Device.lengths),
      height: try size.number("height", in: Device.lengths)
    )
    scale = try fields.number("scale", in: Device.scales)
    cornerRadius = try fields.number("cornerRadius", in: Device.insets)
    refreshRate = try fields.number("refreshRate", in: Device.refreshRates)
    bounces = try fields.value("bounces")
    rotates = try fields.value("rotates")
    sources = try fields.value("sources")
    let required = rotates ? ["portrait", "landscape"] : ["portrait"]
    let insets = try fields.object("safeAreaInsets", required: required)
    portraitInsets = try insets.insets("portrait")
    landscapeInsets = rotates ? try insets.insets("landscape") : portraitInsets
    let classes = try fields.object("sizeClasses", required: required)
    portraitSizeClasses = try classes.sizeClasses("portrait")
    landscapeSizeClasses = rotates ? try classes.sizeClasses("landscape") : portraitSizeClasses
  }
}

extension StrictFields {
  fileprivate func insets(_ key: String) throws -> EdgeInsets {
    let fields = try object(key, required: ["top", "leading", "bottom", "trailing"])
    return EdgeInsets(
      top: try fields.number("top", in: Device.insets),
      leading: try fields.number("leading", in: Device.insets),
      bottom: try fields.number("bottom", in: Device.insets),
      trailing: try fields.number("trailing", in: Device.insets)
    )
  }

  fileprivate func sizeClasses(_ key: String) throws -> Device.SizeClasses {
    let fields = try object(key, required: ["horizontal", "vertical"])
    return Device.SizeClasses(
      horizontal: try fields.choice("horizontal"),
      vertical: try fields.choice("vertical")
    )
  }
}
