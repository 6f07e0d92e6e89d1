import MothEngine
import MothGeometry
import MothScript
import MothSimulation
import Testing

/// `env.time` and `env.velocity` in every closure are those of the sample, whatever ran before.
///
/// Samples are a hundredth of a second apart.
struct MovingFieldTests {
  private static let state = """
    scrollState = {
      of = function(scroll, env) return env.time end,
      action = function(state, old, new, env)
        state.time, state.velocity, state.old = env.time, env.velocity, old
      end,
      initial = { time = -1, velocity = -1, old = -1 },
      effect = function(content, state, env)
        return content:offset(env.time, env.velocity):opacity(state.time)
      end,
    }
    """
  private static let visual = """
    visualEffect = function(content, geometry, env)
      return content:offset(env.time + env.velocity, geometry:frame("scrollView").minY)
    end
    """

  private func unit(_ body: String) -> Unit {
    Unit("return content", offsets: [0, 10, 30, 30]).with {
      $0.text = "return moth.effect { api = 1, \(body) }"
    }
  }

  private func values(_ trace: Trace, label: String, target: Int = 0) throws -> [Double] {
    let column = try #require(trace.shape.columns.firstIndex { $0.label == label })
    return (0..<trace.sampleCount(of: target)).map {
      trace.value(target: target, column: column, sample: $0)
    }
  }

  @Test func `a state's closures read the time and the velocity of each sample`() throws {
    let evaluation = try unit(Self.state).evaluation()
    let trace = try #require(evaluation.trace)
    for target in 0..<3 {
      #expect(try values(trace, label: "offset.x", target: target) == [0, 0.01, 0.02, 0.03])
      #expect(try values(trace, label: "offset.y", target: target) == [0, 1000, 2000, 0])
    }
    // The action does not run at first: the time was 0 for the geometry of zeros too.
    #expect(try values(trace, label: "opacity") == [-1, 0.01, 0.02, 0.03])
    let state = try #require(evaluation.state)
    #expect(state.zeroValue == .number(0))
    #expect((0..<4).map { state.value(field: 2, sample: $0) } == [-1, 1000, 2000, 0])
  }

  @Test func `a visual effect before it in the same unit changes nothing`() throws {
    let alone = try unit(Self.state).trace()
    let stages = try unit("stages = { { \(Self.visual) }, { \(Self.state) } }").trace()
    let shape = stages.shape.columns.map(\.label)
    #expect(shape.count == 5)
    for target in 0..<3 {
      for column in 0..<3 {
        #expect(
          stages.values(target: target, column: column + 2).elementsEqual(
            alone.values(target: target, column: column)
          )
        )
      }
    }
  }

  @Test func `a visual effect after a state reads its own samples`() throws {
    let alone = try unit(Self.visual).trace()
    let stages = try unit("stages = { { \(Self.state) }, { \(Self.visual) } }").trace()
    #expect(
      stages.values(target: 1, column: 3).elementsEqual(alone.values(target: 1, column: 0))
    )
    #expect(try values(alone, label: "offset.x") == [0, 1000.01, 2000.02, 0.03])
  }

  @Test func `before the first layout the time is 0, and the action sees the first sample's`()
    throws
  {
    var late = unit(Self.state)
    late.samples = SweepSamples(offsets: [0], time: 0.25, velocity: 40)
    let evaluation = try late.evaluation()
    let state = try #require(evaluation.state)
    #expect(state.zeroValue == .number(0))
    #expect((0..<3).map { state.value(field: $0, sample: 0) } == [0, 0.25, 40])
  }

  @Test func `a layout reads the time of the frame, and 0 before the first`() throws {
    let body = """
      scrollState = {
        of = function(scroll) return scroll.contentOffset.y end,
        action = function() end,
        initial = { number = 0 },
        layout = { card = function(state, env)
          times[#times + 1] = env.time
          return { height = 300 }
        end },
        effect = function(content) return content:offset(#times, times[#times]):opacity(times[1]) end,
      }
      """
    var late = unit(body)
    late.text = "local times = {} " + late.text
    late.samples = SweepSamples(offsets: [0, 10], time: 0.25)
    late.root = .scrollView([
      .vStack(
        spacing: 0,
        (0..<3).map { _ in SceneNode.shape(.rectangle).frame(height: 300).target("card") }
      )
    ])
    let trace = try late.trace()
    #expect(try values(trace, label: "offset.x") == [2, 3])
    #expect(try values(trace, label: "offset.y") == [0.25, 0.25])
    #expect(try values(trace, label: "opacity") == [0, 0])
  }

  @Test func `a transition's closures read the view's first sample`() throws {
    var late = Unit(
      transition: """
        configuration = function(env)
          return moth.interactive { threshold = moth.visible(env.time) }
        end,
        effect = function(content, phase, env) return content:offset(env.time, env.velocity) end,
        """
    )
    late.samples = SweepSamples(offsets: [0, 10], time: 0.25, velocity: 40)
    let evaluation = try late.evaluation()
    let trace = try #require(evaluation.trace)
    #expect(try values(trace, label: "offset.x") == [0.25, 0.25])
    #expect(try values(trace, label: "offset.y") == [40, 40])
    #expect(
      evaluation.transitions.first?.topLeading
        == .interactive(curve: .easeInOut, threshold: .visible(0.25))
    )
  }

  @Test func `what a stage has kept of another's objects is 0 or refused, never stale`() throws {
    let body = """
      stages = {
        { visualEffect = function(content, geometry, env)
            kept.geometry = geometry
            return content:offset(geometry.size.height, 0)
          end },
        { scrollState = {
            of = function(scroll) kept.scroll = scroll return scroll.contentSize.height end,
            action = function(state) state.isOn = pcall(function()
              return kept.geometry.size.height
            end) end,
            initial = { isOn = true },
            effect = function(content, state) return content:opacity(state.isOn and 1 or 0) end,
        } },
        { visualEffect = function(content) return content:blur(kept.scroll.contentOffset.y) end },
      }
      """
    let found = try unit(body).with { $0.text = "local kept = {} " + $0.text }.trace()
    #expect(try values(found, label: "opacity") == [0, 0, 0, 0])
    #expect(try values(found, label: "blur.radius") == [0, 0, 0, 0])
  }
}
