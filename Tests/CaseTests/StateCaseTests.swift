import MothDiagnostics
import MothEngine
import MothGeometry
import MothScript
import MothSimulation
import Testing

/// Cases of part B about state outside the scroll content.
struct StateCaseTests {
  /// A bar over content of this height in a window of `container` points.
  private func stage(_ height: Double, in container: Double, at offsets: Double...) -> Stage {
    let content = SceneNode.shape(.rectangle).frame(width: 400, height: height)
    let bar = SceneNode.shape(.rectangle).frame(height: 44).target("bar")
    return Stage(
      scene: .views(SceneNode.scrollView([content]).overlay(bar, alignment: .top)),
      window: Size(width: 400, height: container),
      offsets: offsets
    )
  }

  private func state(_ of: String, action: String) -> String {
    """
    return moth.effect { api = 1, target = "bar", scrollState = {
      initial = { value = 0 },
      of = function(scroll) \(of) end,
      action = function(state, old, new) \(action) end,
      effect = function(content, state) return content:offset(0, state.value) end,
    } }
    """
  }

  private let accumulate = "state.value = math.min(math.max(state.value + new - old, 0), 140)"

  @Test func `B07 a write for each frame of overscroll is counted`() throws {
    let stage = stage(2000, in: 800, at: -10, -20, -30, -40, -30, -20, -10, 0)
    let raw = try CaseBench.run(
      script: state("return scroll.contentOffset.y", action: "state.value = new"),
      on: stage
    )
    #expect(raw.evaluation.state?.writes == 8)
    let filtered = try CaseBench.run(
      script: state("return math.max(scroll.contentOffset.y, 0)", action: "state.value = new"),
      on: stage
    )
    #expect(filtered.evaluation.state?.writes == 0)
  }

  @Test func `B08 a header that counts the bounce pops back at the end`() throws {
    // Content 1320 in 800: the end is at 520, the bounce goes to 560.
    let stage = stage(1320, in: 800, at: 500, 560, 520)
    let raw = try CaseBench.run(
      script: state("return scroll.contentOffset.y", action: accumulate),
      on: stage
    )
    #expect(raw.values("offset.y") == [0, 140, 140, 100])
    let limited = """
      local last = math.max(scroll.contentSize.height - scroll.containerSize.height, 0)
      return math.min(math.max(scroll.contentOffset.y, 0), last)
      """
    let held = try CaseBench.run(script: state(limited, action: accumulate), on: stage)
    #expect(held.values("offset.y") == [0, 140, 140, 140])
  }

  @Test func `a Boolean that is true at first layout never runs its action`() throws {
    let stage = stage(500, in: 700)
    let reached = """
      return scroll.contentOffset.y + scroll.containerSize.height
        >= scroll.contentSize.height - 24 and 1 or 0
      """
    let trapped = try CaseBench.run(script: state(reached, action: "state.value = new"), on: stage)
    #expect(trapped.evaluation.state?.actions == 0)
    #expect(trapped["offset.y"] == 0)
    let whole = try CaseBench.run(
      script: state("return scroll.contentSize.height", action: "state.value = new"),
      on: stage
    )
    #expect(whole.evaluation.state?.actions == 1)
    #expect(whole["offset.y"] == 500)
  }
}
