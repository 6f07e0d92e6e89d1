import MothDiagnostics
import MothRunner
import MothTestSupport
import Testing

/// Runs effects with checks on a scene and a sweep whose samples are counted by hand.
struct CheckBench {
  /// Three cards of 316 points in a scroll view of 648: it scrolls by 300.
  static let scene = """
    return moth.scene { api = 1, ScrollView { VStack { spacing = 0,
      ForEach(3, function() return Rectangle():frame { height = 316 }:target("card") end),
    } } }
    """

  /// From rest, at 60 frames per second: sample 1 at 0, then 10 points a frame, so that sample k is
  /// at 10 (k - 1) up to 300 at sample 31; 300 again at sample 32; back to 0 at sample 62, and at
  /// 63.
  static let sweep = """
    {"name": "steps", "summary": "ten points a frame", "linear": {"speed": 600, "overscroll": 0}}
    """

  /// Runs an effect that moves the first card by what is scrolled, with these checks from line 5
  /// on.
  func run(
    _ checks: String,
    chain: String = "content:offset(0, math.max(0, -geometry:frame(\"scrollView\").minY))",
    more: [String: String] = [:],
    change: (inout RunOptions) -> Void = { _ in }
  ) throws -> Reported {
    try run(
      script: """
        return moth.effect { api = 1, scene = "s", parameters = { cap = { default = 95 } },
          visualEffect = function(content, geometry, env)
            return \(chain) end,
          checks = {
        \(checks)
          },
        }
        """,
      more: more,
      change
    )
  }

  func run(
    script: String,
    more: [String: String] = [:],
    _ change: (inout RunOptions) -> Void = { _ in }
  ) throws -> Reported {
    let modules = more.isEmpty ? "" : ", \"modules\": [\"m.lua\"]"
    let plugins = try TemporaryFolder(
      [
        "p/plugin.json": manifest(
          "p",
          effects: ["e.lua"],
          more: ", \"scenes\": [\"s.lua\"], \"sweeps\": [\"steps.json\"]\(modules)"
        ),
        "p/s.lua": Self.scene, "p/steps.json": Self.sweep, "p/e.lua": script,
      ].merging(more) { $1 }
    )
    return plugins.run {
      $0.axes.sweeps = ["steps"]
      change(&$0)
    }
  }

  /// What the units show, without what the script does.
  func unitFindings(_ reported: Reported) -> [Diagnostic] {
    reported.result.plugins.flatMap(\.effects).flatMap(\.units).flatMap(\.diagnostics)
  }

  func messages(_ reported: Reported) -> [String] {
    reported.result.allDiagnostics.map(\.message)
  }
}
