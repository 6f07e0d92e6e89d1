import Foundation
import MothRunner
import MothTestSupport

/// Where the plugin below has the baselines of its effect.
let baselineFile = "p/baselines/sink.txt"

extension TemporaryFolder {
  /// A plugin `p` with an effect `sink`; `more` goes into its manifest.
  static func sinking(manifest more: String = "") throws -> TemporaryFolder {
    try TemporaryFolder([
      "p/plugin.json": manifest(
        "p",
        effects: ["sink.lua"],
        more: ", \"scenes\": [\"s.lua\"]\(more)"
      ),
      "p/s.lua": """
      return moth.scene { api = 1, ScrollView {
        Rectangle():frame { height = 2000 }:target("card"),
      } }
      """,
      "p/sink.lua": MothRunnerTests.sinking(by: 0.3),
    ])
  }

  /// The baselines of its effect; nil if there are none.
  var baselines: String? {
    FileManager.default.contents(atPath: path(baselineFile))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// An effect whose card sinks by `rate` of what is scrolled, up to 40 points.
///
/// With Reduce Motion it is 10 times `rate` too low. Its transform is called in line 3, column 16.
func sinking(by rate: Double) -> String {
  effect(
    """
    local passed = env.reduceMotion and 10 or math.max(-geometry:frame("scrollView").minY, 0)
    return content:offset(0, math.min(passed * \(rate), 40))
    """,
    more: "scene = \"s\", target = \"card\","
  )
}

/// Options that write baselines.
func updating(
  _ update: BaselineOptions.Update,
  change: @escaping (inout RunOptions) -> Void = { _ in }
) -> (inout RunOptions) -> Void {
  { options in
    options.baselines.update = update
    change(&options)
  }
}

/// Options of all that a project of three devices has.
func whole(_ options: inout RunOptions) {
  options.axes = PlanAxes()
  options.axes.devices = ["mac-window*"]
  options.baselines.projectAxes = options.axes
}
