internal import MothDiagnostics
internal import MothSimulation

extension BaselineUnit {
  /// Reads what was written of a unit; parts that do not fit each other are refused.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    scene = try container.decode(String.self, forKey: .scene)
    target = try container.decode(String.self, forKey: .target)
    samples = try container.decode(Int.self, forKey: .samples)
    time = try container.decode(ReducedCurve.self, forKey: .time)
    scroll = try container.decode(ReducedCurve.self, forKey: .scroll)
    views = try container.decode(Count.self, forKey: .views).wrappedValue
    curveView = try container.decode(Count.self, forKey: .curveView).wrappedValue
    chain = try container.decode(String.self, forKey: .chain)
    state = try container.decodeIfPresent(State.self, forKey: .state)
    seen = try container.decodeIfPresent([ClosedRange<Int>].self, forKey: .seen)
    arguments = try container.decode([Argument].self, forKey: .arguments)
    viewIndices = try container.decodeIfPresent([Int].self, forKey: .viewIndices)
    guard isOfOnePiece else { throw decoder.problem("a baseline that is not of one piece") }
  }

  private var isOfOnePiece: Bool {
    guard (1...SweepSamples.maximumCount).contains(samples), curveView <= views else {
      return false
    }
    let curves = [time, scroll] + arguments.map(\.curve)
    return curves.allSatisfy { ($0.lastSample ?? 0) < samples }
      && (seen ?? []).allSatisfy { $0.lowerBound >= 0 && $0.upperBound < samples }
      && arguments.allSatisfy { argument in
        argument.ranges.count == views
          && argument.ranges.allSatisfy { $0.map { $0.low <= $0.high } ?? true }
      }
  }
}
