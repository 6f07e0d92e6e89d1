internal import Foundation
internal import MothDiagnostics
internal import MothRunner
internal import MothScript
internal import MothStore

/// What failed when it was last run in a folder, kept in the user's state folder.
///
/// A run changes only what it runs, so that one of a few units forgets nothing of the others.
final class LastRun: @unchecked Sendable {
  private let path: String
  private var plugin = ""
  private var effect = ""
  private var failed: Set<String>

  /// The last run in a working directory; nil if there is no folder for it.
  init?(_ context: CommandContext) {
    guard let folder = UserFolder.state(in: context.environment) else { return nil }
    var digester = Digester()
    digester.add(URL(fileURLWithPath: context.workingDirectory).standardizedFileURL.path)
    path = "\(folder)/last-run/\(digester.digest().text).json"
    failed = []
    failed = names ?? []
  }

  /// The names of what failed; nil if no run is known.
  var names: Set<String>? {
    RegularFile.contents(of: path, limitInBytes: Self.longestFile)
      .flatMap { try? JSONDecoder().decode([String].self, from: Data($0)) }
      .map(Set.init)
  }

  /// A million names of failures, in bytes.
  private static let longestFile = 128 << 20

  /// Takes what a run reports.
  func take(_ event: RunEvent) {
    switch event {
    case .plugin(let plugin): self.plugin = plugin.name
    case .effect(let effect): self.effect = effect.name
    case .unit(let unit): note(unit.diagnostics, name: name(unit.name))
    case .test(let test):
      effect = test.effect
      let variant = UnitName.variant(
        ofCase: test.name,
        onDevice: test.device,
        reduceMotion: test.reduceMotion
      )
      note(test.diagnostics, name: name(variant))
    case .effectEnd(let end):
      note(
        end.diagnostics + end.findings,
        name: UnitName(plugin: plugin, effect: effect, variant: "").effectText
      )
    case .problems, .plan, .recorded, .pluginEnd, .ended: break
    }
  }

  private func note(_ diagnostics: [Diagnostic], name: String) {
    if diagnostics.contains(where: { $0.severity == .error }) {
      failed.insert(name)
    } else {
      failed.remove(name)
    }
  }

  private func name(_ variant: String) -> String {
    UnitName(plugin: plugin, effect: effect, variant: variant).text
  }

  /// Keeps what failed for the next run.
  ///
  /// Where that is not possible, nothing is known the next time.
  func write() {
    let folder = (path as NSString).deletingLastPathComponent
    try? UserFolder.make(folder)
    guard let data = try? JSONEncoder().encode(failed.sorted()) else { return }
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
