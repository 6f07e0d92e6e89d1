internal import MothDiagnostics
internal import MothGeometry
package import MothRunner
internal import MothSimulation

/// Writes the frames of scenes at rest as text or as a Markdown table.
package enum FramesReporter {
  /// How many views of one name are shown; the others follow the same pattern.
  private static let shownTargets = 3

  /// A table for each scene, device and orientation.
  package static func text(_ frames: [SceneFrames]) -> String {
    frames.map { frame in
      let scene = VisibleText.escaped(frame.scene)
      let device = VisibleText.escaped(frame.device.id)
      let head = "\(scene) on \(device), \(frame.orientation.rawValue)"
      let rows = rows(of: frame, VisibleText.escaped)
      let widths = (0..<5).map { column in rows.map { VisibleText.width(of: $0[column]) }.max() ?? 0
      }
      let lines = rows.map { row in
        "  "
          + zip(row, widths).enumerated().map { index, cell in
            let pad = String(repeating: " ", count: cell.1 - VisibleText.width(of: cell.0))
            return index == 0 ? cell.0 + pad : pad + cell.0
          }.joined(separator: "  ")
      }
      return ([head] + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// One Markdown table for all.
  package static func markdown(_ frames: [SceneFrames]) -> String {
    let head = """
      | scene | device | view | x | y | width | height |
      |---|---|---|---:|---:|---:|---:|

      """
    return head
      + frames.flatMap { frame in
        rows(of: frame, MarkdownReporter.code).dropFirst().map { row in
          let cells = [frame.scene, frame.device.id].map(MarkdownReporter.code) + row
          return "| \(cells.joined(separator: " | ")) |\n"
        }
      }.joined()
  }

  /// The rows with names as `escape` writes them.
  private static func rows(
    of frame: SceneFrames,
    _ escape: (String) -> String
  ) -> [[String]] {
    var rows = [["", "x", "y", "width", "height"]]
    for view in frame.scrollViews {
      rows.append(row("scroll view", frame: view.container))
      rows.append(
        ["its content", "", "", number(view.contentSize.width), number(view.contentSize.height)]
      )
    }
    for target in frame.targets where target.index < shownTargets {
      rows.append(row(escape("\(target.name)[\(target.index)]"), frame: target.frame))
    }
    return rows
  }

  private static func row(_ name: String, frame: Rect) -> [String] {
    [name]
      + [frame.minX, frame.minY, frame.width, frame.height].map(number)
  }

  private static func number(_ value: Double) -> String { NumberText.short(value) }
}
