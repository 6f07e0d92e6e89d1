import Foundation
import MothCatalog
import MothGeometry

extension Device: Decodable {
  /// Reads a profile from the text of a JSON file.
  ///
  /// Unknown and missing keys, sizes and rates that are not positive, negative insets and an id
  /// that is not in kebab case are errors.
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
    self.size = Size(width: try size.positive("width"), height: try size.positive("height"))
    scale = try fields.positive("scale")
    cornerRadius = try fields.notNegative("cornerRadius")
    refreshRate = try fields.positive("refreshRate")
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
      top: try fields.notNegative("top"),
      leading: try fields.notNegative("leading"),
      bottom: try fields.notNegative("bottom"),
      trailing: try fields.notNegative("trailing")
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
