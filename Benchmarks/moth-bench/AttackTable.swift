import Foundation
import MothDiagnostics
import MothScript

/// How each script of a folder ends in a state of its own, under the default limits: the table of
/// the sandbox.
enum AttackTable {
  /// A Markdown table with a row for each `.lua` file.
  static func run(folder: String) -> String {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".lua") }.sorted()
    let rows = names.map { row(name: $0, path: "\(folder)/\($0)") }
    return """
      | attack | verdict | milliseconds of processor time | memory of the state, kB |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))
      the process needed at most \(Process.peakKilobytes / 1_024) MB
      """
  }

  private static func row(name: String, path: String) -> String {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    let start = Process.processorTime
    let (verdict, peak) = verdict(of: text)
    let time = NumberText.fixed((Process.processorTime - start) * 1_000, decimals: 0)
    return "| \(name.dropLast(4)) | \(verdict) | \(time) | \(peak / 1_024) |"
  }

  private static func verdict(of text: String) -> (String, peakBytes: Int) {
    guard let state = try? ScriptState(limits: HostLimits(), binding: TransformBinding()) else {
      return ("no state", 0)
    }
    do {
      let value = try state.run(text: text, path: "attack.lua", as: .effect)
      return ("harmless: \(value)", state.peakMemoryBytes)
    } catch {
      let line = error.line.map { ", line \($0)" } ?? ""
      let what = error.detail.isEmpty ? error.name : error.detail
      return (
        "\(error.kind.explanation.id)\(what.isEmpty ? "" : ": ")\(what)\(line)",
        state.peakMemoryBytes
      )
    }
  }
}
