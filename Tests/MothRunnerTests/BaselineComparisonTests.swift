import MothDiagnostics
import MothSimulation
import Testing

@testable import MothRunner

/// A unit compared with its baseline, with numbers that are worked out by hand.
@Suite struct BaselineComparisonTests {
  private static let name = "phone, portrait, linear, Reduce Motion off"

  /// A view that sinks by 5 points a sample up to 40, while 100 points are scrolled in a second.
  private static let text = """
    moth baseline 1

    unit \(name)
      scene home
      target card
      samples 11
      time 0:0 10:1
      scroll 0:0 10:100
      views 1
      chain offset
      argument offset.y 0..40
        curve 0:0 8:40 10:40

    end

    """

  private func unit(_ change: (old: String, new: String)? = nil) throws -> BaselineUnit {
    let text = change.map { Self.text.replacing($0.old, with: $0.new) } ?? Self.text
    let file = try BaselineReader.read(SourceFile(path: "e.txt", text: text))
    var unit = try #require(file.units[Self.name])
    for argument in unit.arguments.indices {
      unit.arguments[argument].kind = .points
      unit.arguments[argument].location = SourceLocation(path: "e.lua")
    }
    return unit
  }

  private static func result(views: Int) -> UnitResult {
    UnitResult(
      name: name,
      scene: "home",
      target: "card",
      targetCount: views,
      device: "phone",
      orientation: .portrait,
      reduceMotion: false,
      layoutDirection: .leftToRight,
      dynamicTypeSize: .large,
      parameters: [],
      sweep: "linear",
      sampleCount: 11,
      targetSampleCount: 11 * views,
      callCount: 11
    )
  }

  private func differences(_ old: String, new: String) throws -> [Diagnostic] {
    let result = Self.result(views: 1)
    return BaselineComparison(
      try unit(),
      found: try unit((old, new)),
      unit: result,
      effectPath: "e.lua",
      tolerances: BaselineTolerances()
    ).differences
  }

  @Test func `a unit is like itself`() throws {
    #expect(try differences("x", new: "x") == [])
  }

  @Test(arguments: ["40.04", "39.96", "40.05", "39.95"])
  func `up to the tolerance of 0_05 pt nothing is reported`(value: String) throws {
    #expect(try differences("8:40 10:40", new: "8:\(value) 10:\(value)") == [])
  }

  @Test func `more than the tolerance is reported with its first and its worst sample`() throws {
    // The line to 40.08 leaves the one to 40 by 0.01 a sample: more than 0.05 from sample 6 on, and
    // back from sample 8 by 0.04 a sample: 0.04 in sample 9.
    let found = try differences(
      "0..40\n    curve 0:0 8:40",
      new: "0..40.08\n    curve 0:0 8:40.08"
    )
    let difference = try #require(found.first)
    #expect(found.count == 1)
    #expect(difference.id == "baseline-differs")
    #expect(difference.message == "'offset.y' is 40.08 pt where the baseline has 40 pt")
    #expect(
      difference.moment?.summary
        == "sample 8 of phone, card, 0.8 s, offset 80 pt, Reduce Motion off"
    )
    #expect(
      difference.notes.first?.text
        == "first in sample 6 (0.6 s, offset 60 pt): 30.06 pt and not 30 pt; "
        + "3 of 11 samples of sweep linear differ by more than 0.05 pt"
    )
  }

  @Test func `a plot shows both`() throws {
    let found = try differences("0:0 8:40 10:40", new: "0:40 8:0 10:0")
    let plot = try #require(found.first?.notes.dropFirst().first?.text)
    let lines = plot.split(separator: "\n")
    #expect(lines.first == "offset.y pt over offset pt")
    #expect(lines.suffix(2) == ["a  this run", "b  the baseline"])
    #expect(lines.count == 11)
    #expect(lines.allSatisfy { $0.count <= 60 })
  }

  @Test func `where one would hide the other the plot shows how far they are apart`() throws {
    let found = try differences("8:40 10:40", new: "8:40.4 10:40.4")
    let plot = try #require(found.first?.notes.dropFirst().first?.text)
    #expect(plot.hasPrefix("offset.y minus the baseline pt over offset pt\n"))
  }

  @Test func `a sample without a value differs from any`() throws {
    let found = try differences("0:0 8:40 10:40", new: "0:0 4:20 - 6:30 8:40 10:40")
    #expect(found.map(\.message) == ["'offset.y' is no value where the baseline has 25 pt"])
    #expect(found.first?.moment?.sample == 5)
    let nan = try differences("0:0 8:40 10:40", new: "0:0 8:40 9:nan 10:nan")
    #expect(nan.map(\.message) == ["'offset.y' is not a number where the baseline has 40 pt"])
  }

  @Test(arguments: [
    ("samples 11", "samples 12", "'samples' is 12 where the baseline has 11"),
    (
      "chain offset", "chain offset, opacity",
      "'chain' is offset, opacity where the baseline has offset"
    ),
    ("scene home", "scene main", "'scene' is main where the baseline has home"),
    ("target card", "target row", "'target' is row where the baseline has card"),
    ("views 1", "views 2, curves of 1", "'views' is 2 (curves of 1) where the baseline has 1"),
    ("offset.y", "offset.x", "'arguments' is offset.x where the baseline has offset.y"),
  ])
  func `another shape is reported, and numbers are not compared`(
    old: String,
    new: String,
    message: String
  ) throws {
    #expect(try differences(old, new: new).map(\.message) == [message])
  }

  @Test func `another scroll is reported`() throws {
    let found = try differences("10:100", new: "10:100.2")
    #expect(found.map(\.message) == ["'scroll' is 100.2 pt where the baseline has 100 pt"])
    #expect(
      try differences("10:1\n", new: "10:1.1\n").map(\.message).first
        == "'time' is 1.1 s where the baseline has 1 s"
    )
  }

  @Test func `another count of a state is reported`() throws {
    let state = "chain offset\n  state transformRuns 12 actions 2 writes 3 rebuiltViews 9"
    let found = try differences("chain offset", new: state)
    #expect(
      found.map(\.message) == [
        "'transformRuns' is 12 where the baseline has none",
        "'actions' is 2 where the baseline has none",
        "'writes' is 3 where the baseline has none",
        "'rebuiltViews' is 9 where the baseline has none",
      ]
    )
  }

  @Test func `another range of a view without a curve is reported`() throws {
    let many = "views 3, curves of 1\n  chain offset\n  argument offset.y 0..40"
    let stored = Self.text.replacing(
      "views 1\n  chain offset\n  argument offset.y 0..40",
      with: many
    )
    let found = stored.replacing("y 0..40\n", with: "y 0..40.1\n    ranges 0..40*2 0..40.1\n")
    func unit(_ text: String) throws -> BaselineUnit {
      let file = try BaselineReader.read(SourceFile(path: "e.txt", text: text))
      var unit = try #require(file.units[Self.name])
      unit.arguments[0].kind = .points
      return unit
    }
    var new = try unit(found)
    new.viewIndices = [0, 1, 2]
    new.arguments[0].ranges[2]?.highSample = 8
    let result = Self.result(views: 3)
    let difference = try #require(
      BaselineComparison(
        try unit(stored),
        found: new,
        unit: result,
        effectPath: "e.lua",
        tolerances: BaselineTolerances()
      ).differences.first
    )
    #expect(difference.message == "'offset.y' is 40.1 pt where the baseline has 40 pt")
    #expect(
      difference.moment?.summary
        == "sample 8 of phone, card[2], 0.8 s, offset 80 pt, Reduce Motion off"
    )
    #expect(
      difference.notes.first?.text
        == "this is the highest value of view 2 in sweep linear, which may differ by 0.05 pt"
    )
  }

  @Test func `a tolerance can be set`() throws {
    var tolerances = BaselineTolerances()
    tolerances[.points] = 0.5
    #expect(tolerances[.points] == 0.5 && tolerances[.degrees] == 0.05)
    #expect(tolerances.decimals(of: .points) == 1)
  }
}
