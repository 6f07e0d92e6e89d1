import MothEngine
import MothGeometry
import MothScript
import MothSimulation
import Testing

struct ScrollTransitionTests {
  /// A card that rests 200 points below the top of a container of 100 points, so that the
  /// container's near side in the card's coordinates, c, is the offset less 200.
  private func layout(length: Double) -> SceneLayout {
    let views = [
      SceneNode.shape(.rectangle).frame(height: 200),
      SceneNode.shape(.rectangle).frame(height: length).target("card"),
      SceneNode.shape(.rectangle).frame(height: 300),
    ]
    return column(views, window: Size(width: 100, height: 100))
  }

  private func unit(_ fields: String, length: Double = 40, at locations: [Double] = []) -> Unit {
    Unit(transition: fields, offsets: [0] + locations.map { $0 + 200 })
      .with { $0.layout = layout(length: length) }
  }

  private func values(
    _ fields: String,
    length: Double = 40,
    at locations: [Double]
  ) throws -> [Double] {
    let trace = try unit(fields, length: length, at: locations).trace()
    return Array(trace.values(target: 0, column: 0).dropFirst())
  }

  private static let opacities = """
    effect = function(content, phase)
      return content:opacity(phase.isIdentity and 0.6 or phase.value < 0 and 0.2 or 1)
    end,
    """
  private static let linear = "configuration = moth.interactive { timingCurve = 'linear' }"

  /// Rounding of a few additions.
  private func areClose(_ left: [Double], right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test func `the published values of a card shorter than its container`() throws {
    // L = 40, C = 100, opacity 0.2, 0.6 and 1: fully gone at c = 40, half at 20; in the container
    // from 0 down to -60; half come at -80, not yet at -100.
    let found = try values(
      Self.opacities + Self.linear,
      at: [40, 20, 0, -30, -60, -80, -100]
    )
    #expect(areClose(found, right: [0.2, 0.4, 0.6, 0.6, 0.6, 0.8, 1]))
  }

  @Test func `the published value of a card longer than its container`() throws {
    // L = 160, C = 100, c = 0: the top is at identity, the bottom at 100 / 160 of it, so
    // 0.6 + (1 - 0.625) * (1 - 0.6) = 0.75.
    let found = try values(Self.opacities + Self.linear, length: 160, at: [0])
    #expect(areClose(found, right: [0.75]))
  }

  @Test func `the default curve is ease in and out`() throws {
    let found = try values(Self.opacities, at: [20, 10])
    // Half way is half on that symmetric curve; a quarter gone is less than a quarter on it.
    #expect(abs(found[0] - 0.4) < 1e-9)
    let eased = UnitCurve.easeInOut.value(at: 0.75)
    #expect(abs(found[1] - (0.2 + 0.4 * eased)) < 1e-12)
  }

  @Test func `an identity draws what the closure gives for it`() throws {
    let found = try values(Self.opacities + "configuration = moth.identity", at: [40, 0, -100])
    #expect(found == [0.6, 0.6, 0.6])
  }

  @Test func `each edge has its own configuration`() throws {
    let fields =
      Self.opacities
      + "topLeading = moth.identity, bottomTrailing = moth.interactive { timingCurve = 'linear' }"
    #expect(areClose(try values(fields, at: [40, -80]), right: [0.6, 0.8]))
  }

  @Test func `the closure is called once for each phase and target`() throws {
    let evaluation = try unit(Self.opacities, at: [10, 20, 30]).evaluation()
    // Three phases, and each twice again to see whether they are deterministic.
    #expect(evaluation.callCount == 9)
    #expect(evaluation.closureValues[0]?.map(\.value) == [0.2, 0.6, 1])
  }

  @Test func `what SwiftUI does not interpolate is the identity's`() throws {
    let fields = """
      effect = function(content, phase)
        return content:blur(phase.isIdentity and 0 or 10, not phase.isIdentity)
      end, \(Self.linear)
      """
    let trace = try unit(fields, at: [40]).trace()
    #expect(trace.shape.columns.map(\.label) == ["blur.radius", "blur.opaque"])
    #expect(trace.value(target: 0, column: 0, sample: 1) == 10)
    #expect(trace.value(target: 0, column: 1, sample: 1) == 0)
  }

  @Test(arguments: [(true, 0.6), (false, 0.2)])
  func `a configuration computed from env follows Reduce Motion`(
    reduceMotion: Bool,
    opacity: Double
  ) throws {
    let fields =
      Self.opacities + """
        configuration = function(env, p)
          return env.reduceMotion and moth.identity or moth.interactive()
        end
        """
    let trace = try unit(fields, at: [40]).with { $0.settings.reduceMotion = reduceMotion }.trace()
    #expect(trace.value(target: 0, column: 0, sample: 1) == opacity)
  }

  @Test(arguments: ["return 5", "return nil", "return moth.hidden"])
  func `a computed configuration that is none fails`(body: String) throws {
    let fields = Self.opacities + "configuration = function()\n\(body) end"
    let failure = try #require(try unit(fields).evaluation().failure)
    #expect(failure.fault.kind == .export)
    #expect(failure.fault.path == "effects/test.lua")
    #expect(failure.fault.line != nil)
  }

  @Test func `phases of other shapes are a change of shape`() throws {
    let fields = """
      effect = function(content, phase)
        if phase.isIdentity then
          return content
        end
        return content:opacity(0)
      end
      """
    let change = try #require(try unit(fields).evaluation().shapeChange)
    #expect(change.first.description == "opacity")
    #expect(change.other.description == "content")
    #expect(change.first.elements.map(\.line) == [6])
  }

  @Test func `an error in one phase is the unit's failure`() throws {
    let fields = """
      effect = function(content, phase)
        if phase.value == 1 then error("below") end
        return content:opacity(1)
      end
      """
    let failure = try #require(try unit(fields).evaluation().failure)
    #expect(failure.fault.detail == "below")
    #expect(failure.fault.line == 3)
    #expect(failure.target == 0)
  }

  @Test func `outside of a scroll view both edges are at their own`() throws {
    let bare = SceneLayout(
      SceneNode.shape(.rectangle).target("card"),
      window: Size(width: 100, height: 100)
    )
    let trace = try unit(Self.opacities).with { $0.layout = bare }.trace()
    // E- + E+ - E0 = 0.2 + 1 - 0.6.
    #expect(abs(trace.value(target: 0, column: 0, sample: 0) - 0.6) < 1e-12)
  }
}
