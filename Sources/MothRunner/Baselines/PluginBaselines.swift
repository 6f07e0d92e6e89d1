internal import MothDiagnostics
internal import MothScript

/// Reports the baselines of effects that a plugin does not have any more.
enum PluginBaselines {
  /// A warning for each, or a note on each that was removed.
  static func orphans(
    of plugin: Plugin,
    _ options: BaselineOptions,
    isNarrowed: Bool
  ) -> [Diagnostic] {
    guard !isNarrowed else { return [] }
    return BaselineFolder(plugin).orphans.map { path in
      guard [.all, .changed].contains(options.update) else { return .orphanedBaseline(path) }
      do throws(WholeFile.Problem) {
        try WholeFile.remove(path)
        return .writtenBaseline(path, what: "the file removed, as there is no such effect")
      } catch {
        return .orphanedBaseline(path).note("it could not be removed: \(error.reason)")
      }
    }
  }
}
