internal import Foundation
internal import MothDiagnostics
internal import MothRunner
internal import MothScript
internal import MothStore

/// What failed in the last run of a project, in the user's state folder.
final class LastRun: @unchecked Sendable {
  private let path: String
  private var plugin = ""
  private var effect = ""
  private var failed: Set<String>
  private var hasEnded = false

  /// The last run in a working directory; nil where there is no folder for it.
  init?(_ context: CommandContext) {
    guard let folder = UserFolder.state(in: context.environment) else { return nil }
    var digester = Digester()
    digester.add(URL(fileURLWithPath: context.workingDirectory).standardizedFileURL.path)
    path = "\(folder)/last-run/\(digester.digest().text).json"
    failed = []
  }

  /// The names of what failed; nil where no run is known.
  var names: Set<String>? {
    FileManager.default.contents(atPath: path)
      .flatMap { try? JSONDecoder().decode([String].self, from: $0) }
      .map(Set.init)
  }

  /// Takes what a run tells.
  func take(_ event: RunEvent) {
    switch event {
    case .plugin(let plugin): self.plugin = plugin.name
    case .effect(let effect): self.effect = effect.name
    case .unit(let unit): note(unit.diagnostics, unit.name)
    case .test(let test):
      effect = test.effect
      note(
        test.diagnostics,
        UnitName.place(ofCase: test.name, onDevice: test.device, reduceMotion: test.reduceMotion)
      )
    case .effectEnd(let end):
      if (end.diagnostics + end.findings).contains(where: { $0.severity == .error }) {
        failed.insert(UnitName(plugin: plugin, effect: effect, place: "").effectText)
      }
    case .ended: hasEnded = true
    case .problems, .plan, .recorded, .pluginEnd: break
    }
  }

  private func note(_ diagnostics: [Diagnostic], _ place: String) {
    guard diagnostics.contains(where: { $0.severity == .error }) else { return }
    failed.insert(UnitName(plugin: plugin, effect: effect, place: place).text)
  }

  /// Keeps what failed for the next run; of a run that ended early, what failed before stays.
  ///
  /// Where that is not possible, nothing is known the next time.
  func write() {
    if hasEnded { failed.formUnion(names ?? []) }
    let folder = (path as NSString).deletingLastPathComponent
    try? UserFolder.make(folder)
    guard let data = try? JSONEncoder().encode(failed.sorted()) else { return }
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
