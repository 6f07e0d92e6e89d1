import MothSimulation
import Testing

struct AssumptionTests {
  @Test(arguments: Assumption.allCases)
  func `every assumption says what is not known and what is done`(assumption: Assumption) {
    #expect(!assumption.question.isEmpty)
    #expect(!assumption.choice.isEmpty)
    #expect(assumption.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
  }

  @Test func `the texts name the numbers in use`() {
    #expect(Assumption.bounceSpring.choice.contains("\(Int(Assumption.bounceDecay)) per second"))
    #expect(
      Assumption.snappingCurve.choice.contains("\(Int(Assumption.maximumSnappingDecay)) per")
    )
    #expect(
      Assumption.alignmentLimits.choice
        == "\(Assumption.alwaysLimit) and \(Assumption.alwaysByFewLimit)"
    )
    #expect(Assumption.textMeasure.choice.contains("\(Text.lineHeight) em a line"))
    #expect(Text.advance == 0.5)
  }
}
