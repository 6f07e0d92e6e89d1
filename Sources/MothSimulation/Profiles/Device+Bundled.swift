internal import MothDiagnostics

extension Device {
  /// The profiles that come with Moth, in the order of their ids.
  ///
  /// One file each in `Devices`; a test compares the folder with this list and reads every file.
  package static let bundled: [Device] = files.compactMap { bytes in
    decode(SourceFile(path: "", text: String(decoding: bytes, as: UTF8.self))).device
  }

  /// The bundled profile of this id; nil if there is none.
  package static func bundled(id: String) -> Device? {
    bundled.first { $0.id == id }
  }

  /// The files, embedded by the build under names with underscores.
  static let files: [[UInt8]] = [
    PackageResources.apple_tv_json,
    PackageResources.ipad_11_a16_json,
    PackageResources.ipad_11_split_half_json,
    PackageResources.ipad_9_json,
    PackageResources.ipad_air_11_m3_json,
    PackageResources.ipad_air_13_m3_json,
    PackageResources.ipad_mini_a17_pro_json,
    PackageResources.ipad_pro_11_m2_json,
    PackageResources.ipad_pro_11_m4_json,
    PackageResources.ipad_pro_12_9_split_two_thirds_json,
    PackageResources.ipad_pro_13_m4_json,
    PackageResources.ipad_pro_13_split_half_json,
    PackageResources.ipad_slide_over_json,
    PackageResources.ipad_stage_manager_compact_json,
    PackageResources.ipad_stage_manager_regular_json,
    PackageResources.iphone_11_json,
    PackageResources.iphone_13_mini_json,
    PackageResources.iphone_13_pro_json,
    PackageResources.iphone_13_pro_max_json,
    PackageResources.iphone_14_json,
    PackageResources.iphone_14_plus_json,
    PackageResources.iphone_15_json,
    PackageResources.iphone_15_pro_json,
    PackageResources.iphone_15_pro_max_json,
    PackageResources.iphone_16_plus_json,
    PackageResources.iphone_16_pro_json,
    PackageResources.iphone_16_pro_max_json,
    PackageResources.iphone_16e_json,
    PackageResources.iphone_17_json,
    PackageResources.iphone_17_pro_json,
    PackageResources.iphone_17_pro_max_json,
    PackageResources.iphone_17e_json,
    PackageResources.iphone_air_json,
    PackageResources.iphone_se_3_json,
    PackageResources.mac_window_json,
    PackageResources.mac_window_large_json,
    PackageResources.mac_window_small_json,
    PackageResources.vision_pro_window_json,
    PackageResources.watch_41_json,
    PackageResources.watch_45_json,
    PackageResources.watch_s11_42_json,
    PackageResources.watch_s11_46_json,
    PackageResources.watch_se_40_json,
    PackageResources.watch_ultra_2_json,
    PackageResources.watch_ultra_3_json,
  ]
}
