import MothDiagnostics
import MothRunner
import MothScript
import MothSimulation
import MothTestSupport
import Testing

/// What a state costs the views that read it, and what is said of views that are not there.
@Suite struct StateCostTests {
  /// The whole scene has 8 views: the scroll view, the stack, 3 rectangles; the bar and 2 texts.
  private static let scene = """
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          ForEach(3, function() return Rectangle():frame { height = 500 } end),
        }:target("list"),
      }:overlay(HStack { Text("one"), Text("two") }:target("bar"), "top"),
    }
    """

  /// An effect that notes whether the scroll is past 10 points; its `owner` or `readers` on line 5.
  private func effect(_ views: String) -> String {
    """
    return moth.effect { api = 1, scene = "s", scrollState = {
      of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 10 end,
      action = function(state, _, new) state.on = new state.on = new end,
      initial = { on = false },
      \(views)
    } }
    """
  }

  private func run(_ text: String) throws -> Reported {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest(
        "p",
        effects: ["e.lua", "after.lua"],
        more: ", \"scenes\": [\"s.lua\"], \"sweeps\": [\"jump.json\"]"
      ),
      "p/s.lua": Self.scene, "p/e.lua": text,
      "p/after.lua": MothTestSupport.effect("return content:opacity(0.5)"),
      "p/jump.json": """
      {"name": "to-end-and-back", "summary": "jumps", "steps": [
        {"do": "jump", "to": 1}, {"do": "wait", "seconds": 0.1}, {"do": "jump", "to": 0}
      ]}
      """,
    ])
    return plugins.run {
      $0.axes.sweeps = ["to-end-and-back"]
    }
  }

  private func cost(_ views: String) throws -> StateCost {
    let reported = try run(effect(views))
    #expect(reported.diagnostics == [])
    return try #require(reported.effect("e")?.units.first?.stateCost)
  }

  @Test func `the body of the owner is evaluated for each change`() throws {
    let cost = try cost("owner = \"bar\",")
    // There and back; each action writes twice, of which one changes the state.
    #expect(cost.actions == 2)
    #expect(cost.writes == 4)
    #expect(cost.bodies.map(\.view) == ["bar"])
    #expect(cost.bodies.map(\.evaluations) == [2])
    #expect(cost.bodies.map(\.viewCount) == [3])
    #expect(cost.rebuiltViews == 6)
  }

  @Test func `readers are evaluated instead of the owner`() throws {
    let cost = try cost("owner = \"list\", readers = { \"bar\", \"list\" },")
    #expect(cost.bodies.map(\.view) == ["bar", "list"])
    #expect(cost.bodies.map(\.evaluations) == [2, 2])
    #expect(cost.bodies.map(\.viewCount) == [3, 4])
    // 2 * 3 + 2 * 4.
    #expect(cost.rebuiltViews == 14)
  }

  @Test func `without an owner it is the whole scene`() throws {
    let cost = try cost("")
    #expect(cost.bodies.map(\.view) == [nil])
    #expect(cost.bodies.map(\.viewCount) == [8])
    #expect(cost.rebuiltViews == 16)
  }

  @Test(arguments: [
    ("owner = \"bars\",", "5:3", "bars", "did you mean 'bar'?"),
    ("readers = { \"bar\", \"lits\" },", "5:3", "lits", "did you mean 'list'?"),
    ("owner = \"bar\", readers = { \"nobody\" },", "5:18", "nobody", "its targets are list, bar"),
  ])
  func `a view that the scene does not have is reported at its key, with the nearest`(
    views: String,
    location: String,
    name: String,
    help: String
  ) throws {
    let reported = try run(effect(views))
    #expect(
      reported.diagnostics == [
        "p/e.lua:\(location) unknown-target: the scene 's' has no target '\(name)'"
      ]
    )
    #expect(reported.helps == [help])
    #expect(reported.status == .notLoaded)
    #expect(reported.holds("after"))
  }

  @Test(arguments: ["of", "action"])
  func `a state that loops for ever is stopped and placed, and the others run`(part: String) throws
  {
    let loop = "function() while true do end end"
    let fine = "function(scroll) return scroll.contentOffset.y end"
    let reported = try run(
      """
      return moth.effect { api = 1, scene = "s", scrollState = { initial = { on = false },
        of = \(part == "of" ? loop : fine),
        action = \(part == "of" ? "function() end" : loop),
      } }
      """
    )
    #expect(reported.result.allDiagnostics.map(\.id) == ["instruction-limit"])
    #expect(
      reported.result.allDiagnostics.first?.location?.range?.start.line == (part == "of" ? 2 : 3)
    )
    #expect(reported.holds("after"))
  }
}
