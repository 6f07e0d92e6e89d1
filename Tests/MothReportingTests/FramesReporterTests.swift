import MothGeometry
import MothReporting
import MothSimulation
import Testing

@testable import MothRunner

/// The frames of scenes, as text and as a Markdown table.
@Suite struct FramesReporterTests {
  /// Five cards of 300 points in a scroll view that fills a window, and a bar over it.
  private func frames(_ scene: String = "home", target: String = "card") throws -> SceneFrames {
    let cards = (0..<5).map { _ in SceneNode.shape(.rectangle).frame(height: 300).target(target) }
    let bar = SceneNode.shape(.rectangle).frame(width: 12.5, height: 44).target("bar")
    let layout = SceneLayout(
      SceneNode.scrollView([.vStack(spacing: 0, cards)]).overlay(bar, alignment: .top),
      window: Size(width: 400, height: 800)
    )
    return SceneFrames(
      scene: scene,
      device: try #require(Device.bundled(id: "mac-window")),
      orientation: .portrait,
      scrollViews: layout.scrollViews,
      targets: layout.targets
    )
  }

  @Test func `text has aligned columns and the first three views of a name`() throws {
    #expect(
      FramesReporter.text([try frames()]) == """
        home on mac-window, portrait
                            x    y  width  height
          scroll view       0    0    400     800
          its content                 400    1500
          card[0]           0    0    400     300
          card[1]           0  300    400     300
          card[2]           0  600    400     300
          bar[0]       193.75    0   12.5      44

        """
    )
  }

  @Test func `Markdown has one table for all, with the scene and the device`() throws {
    #expect(
      FramesReporter.markdown([try frames("one"), try frames("two")]) == """
        | scene | device | view | x | y | width | height |
        |---|---|---|---:|---:|---:|---:|
        | `one` | `mac-window` | scroll view | 0 | 0 | 400 | 800 |
        | `one` | `mac-window` | its content |  |  | 400 | 1500 |
        | `one` | `mac-window` | `card[0]` | 0 | 0 | 400 | 300 |
        | `one` | `mac-window` | `card[1]` | 0 | 300 | 400 | 300 |
        | `one` | `mac-window` | `card[2]` | 0 | 600 | 400 | 300 |
        | `one` | `mac-window` | `bar[0]` | 193.75 | 0 | 12.5 | 44 |
        | `two` | `mac-window` | scroll view | 0 | 0 | 400 | 800 |
        | `two` | `mac-window` | its content |  |  | 400 | 1500 |
        | `two` | `mac-window` | `card[0]` | 0 | 0 | 400 | 300 |
        | `two` | `mac-window` | `card[1]` | 0 | 300 | 400 | 300 |
        | `two` | `mac-window` | `card[2]` | 0 | 600 | 400 | 300 |
        | `two` | `mac-window` | `bar[0]` | 193.75 | 0 | 12.5 | 44 |

        """
    )
  }

  @Test func `several scenes are apart by a blank line, none are no text`() throws {
    let text = FramesReporter.text([try frames("one"), try frames("two")])
    #expect(text.contains("  44\n\ntwo on mac-window, portrait\n"))
    #expect(FramesReporter.text([]) == "")
  }

  @Test func `names from outside steer neither the terminal nor the table`() throws {
    let frames = [try frames("a\u{1B}[31m\n|b", target: "c\u{202E}|\td")]
    for text in [FramesReporter.text(frames), FramesReporter.markdown(frames)] {
      let steering = text.unicodeScalars.filter { scalar in
        scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
      }
      #expect(steering.isEmpty)
    }
    // A header of two lines, the scroll view's two rows, three cards and the bar.
    let lines = FramesReporter.markdown(frames).split(separator: "\n")
    #expect(lines.count == 8)
    #expect(
      lines.dropFirst(2).allSatisfy { $0.hasPrefix("| `a\\u{1B}[31m\\n\\|b` | `mac-window` |") }
    )
  }

  @Test func `a wide name keeps the columns aligned`() throws {
    let lines = FramesReporter.text([try frames("home", target: "漢字")]).split(separator: "\n")
    // Each of the two letters is as wide as two columns.
    #expect(lines[1] == "                    x    y  width  height")
    #expect(lines[4] == "  漢字[0]           0    0    400     300")
  }
}
