import MothRunner
import MothTestSupport
import Testing

/// A shelf of cards that scrolls sideways in a page that scrolls down.
@Suite struct NestedScrollTests {
  /// Five cards of 200 with gaps of 10 are 1040 wide.
  private static let page = """
    local function card()
      return Rectangle():frame { width = 200, height = 120 }:target("card")
    end
    return moth.scene {
      api = 1,
      ScrollView {
        VStack {
          spacing = 0,
          ScrollView { axes = "horizontal", HStack { spacing = 10, ForEach(5, card) } },
          Rectangle():frame { height = 2000 }:target("below"),
        },
      },
    }
    """

  private func range(_ keys: String) throws -> ClosedRange<Double>? {
    let plugins = try TemporaryFolder([
      "p/plugin.json": manifest("p", effects: ["e.lua"], more: ", \"scenes\": [\"page.lua\"]"),
      "p/page.lua": Self.page,
      "p/e.lua": """
      return moth.effect { api = 1, scene = "page", \(keys) }
      """,
    ])
    let reported = plugins.run {
      $0.axes.devices = ["iphone-17"]
      $0.axes.sweeps = ["linear"]
    }
    #expect(reported.diagnostics == [])
    return reported.effect("e")?.units.first?.columns.first?.range
  }

  private static let reads = """
    visualEffect = function(content, geometry, env, p)
      local frame = geometry:frame("scrollView")
      return content:offset(frame.minX, geometry:frame("global").minY)
    end
    """

  @Test func `an effect on a card is evaluated while its shelf scrolls`() throws {
    // 1040 - 402 points and 100 beyond both ends: the first card from 100 to -738, the last one
    // 840 further on.
    #expect(try range("target = \"card\", \(Self.reads)") == -738...940)
  }

  @Test func `an axis lets the page scroll instead`() throws {
    #expect(try range("target = \"card\", axis = \"vertical\", \(Self.reads)") == 0...840)
  }

  @Test func `what is in the page alone moves with the page`() throws {
    #expect(try range("target = \"below\", \(Self.reads)") == 0...0)
  }

  /// A card leaves the shelf sideways and, with the shelf, the page at its top.
  @Test(arguments: ["", "axis = \"horizontal\",", "axis = \"vertical\","])
  func `a transition is evaluated while what it follows scrolls`(axis: String) throws {
    let transition = """
      scrollTransition = { \(axis) effect = function(content, phase, env, p)
        return content:opacity(1 - math.abs(phase.value))
      end }
      """
    #expect(try range("target = \"card\", \(transition)") == 0...1)
  }
}
