internal import MothRunner

extension UnitCurves {
  /// The most numbers of a record, so that what is made of one stays small whatever the unit is.
  static let longestRecord = 20_000

  /// Gives the records of the curves in order: one, or of a large unit several, each with some
  /// samples of one view.
  func forEachRecord(longest: Int = longestRecord, _ emit: (CurvesRecord) -> Void) {
    let arguments = arguments.map { CurvesRecord.Argument(name: $0.label, unit: $0.unit) }
    guard 2 * times.count + count > longest else {
      let views = views.map { CurvesRecord.View($0, indices: nil, samples: $0.samples) }
      emit(CurvesRecord(times: times, offsets: offsets, arguments: arguments, views: views))
      return
    }
    let width = max(1, longest / (arguments.count + 3))
    for view in views {
      var index = 0
      for first in stride(from: 0, to: times.count, by: width) {
        let window = first..<min(first + width, times.count)
        let start = index
        let end = view.samples?.count ?? times.count
        while index < end, view.samples?[index] ?? index < window.upperBound { index += 1 }
        guard start < index else { continue }
        let samples = view.samples.map { Array($0[start..<index]) } ?? Array(start..<index)
        emit(
          CurvesRecord(
            first: first,
            times: Array(times[window]),
            offsets: Array(offsets[window]),
            arguments: arguments,
            views: [CurvesRecord.View(view, indices: start..<index, samples: samples)]
          )
        )
      }
    }
  }
}

extension CurvesRecord.View {
  /// The values of a view in some of its places, or in all.
  fileprivate init(_ view: UnitCurves.View, indices: Range<Int>?, samples: [Int]?) {
    let values = view.values.map { values in
      indices.map { values.dropFirst($0.lowerBound).prefix($0.count) } ?? values
    }
    self.init(
      index: view.index,
      samples: samples,
      values: values.map { $0.map { $0.isFinite ? $0 : nil } }
    )
  }
}
