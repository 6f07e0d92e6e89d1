internal import MothDiagnostics

/// The scenes that come with Moth, for effects that bring none of their own.
package enum BundledScenes {
  /// All of them, by name.
  package static let all: [ScriptSource] = [
    scene("feed", bytes: PackageResources.feed_lua),
    scene("shelf", bytes: PackageResources.shelf_lua),
  ]

  private static func scene(_ name: String, bytes: [UInt8]) -> ScriptSource {
    ScriptSource(
      file: SourceFile(
        path: "moth:scenes/\(name).lua",
        text: String(decoding: bytes, as: UTF8.self)
      )
    )
  }
}
