extension Device {
  /// The profiles that come with Moth, in the order of their ids.
  ///
  /// One file each in `Devices`; a test compares the folder with this list and reads every file.
  package static let bundled: [Device] = files.compactMap { try? Device(json: $0) }

  /// The bundled profile of this id; nil if there is none.
  package static func bundled(id: String) -> Device? {
    bundled.first { $0.id == id }
  }

  /// The files, embedded by the build under names with underscores.
  static let files: [[UInt8]] = [
    PackageResources.apple_tv_json,
    PackageResources.ipad_mini_a17_pro_json,
    PackageResources.ipad_pro_13_m4_json,
    PackageResources.iphone_13_mini_json,
    PackageResources.iphone_17_json,
    PackageResources.iphone_17_pro_max_json,
    PackageResources.iphone_air_json,
    PackageResources.iphone_se_3_json,
    PackageResources.mac_window_json,
    PackageResources.vision_pro_window_json,
  ]
}
