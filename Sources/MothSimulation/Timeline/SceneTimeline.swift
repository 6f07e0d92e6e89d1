internal import MothDiagnostics
internal import MothGeometry

/// A scene whose layout changes while it is scrolled: pictures arrive, the device turns, the window
/// is resized.
package struct SceneTimeline: Sendable, Equatable {
  /// The layouts in the order in which they hold, at least one.
  package let parts: [Part]
  /// The frames, each in the layout of its part.
  package let samples: SweepSamples

  /// A layout with the first frame in which it is true.
  package struct Part: Sendable, Equatable {
    /// The layout.
    package let layout: SceneLayout
    /// The index of its first frame.
    package let start: Int

    /// Makes a part.
    package init(layout: SceneLayout, start: Int) {
      self.layout = layout
      self.start = start
    }
  }

  /// Makes a timeline; parts hold from their first frame to that of the next.
  package init(parts: [Part], samples: SweepSamples) {
    self.parts = parts
    self.samples = samples
  }

  /// Makes a timeline of one layout that stays.
  package init(_ layout: SceneLayout, samples: SweepSamples) {
    self.init(parts: [Part(layout: layout, start: 0)], samples: samples)
  }

  /// Makes a timeline of one layout.
  package init(layout: SceneLayout, samples: SweepSamples) {
    self.init(parts: [Part(layout: layout, start: 0)], samples: samples)
  }

  /// The targets, as in the first layout, that every layout has.
  package var targets: [TargetView] { shared(parts.first?.layout.targets ?? []) }

  /// Those of a name.
  package func targets(named name: String) -> [TargetView] {
    shared(parts.first?.layout.targets(named: name) ?? [])
  }

  private func shared(_ targets: [TargetView]) -> [TargetView] {
    targets.filter { target in
      parts.dropFirst().allSatisfy {
        $0.layout.target(named: target.name, index: target.index) != nil
      }
    }
  }

  /// The samples in which a target is made, found in the runs of the samples; nil for all of them.
  ///
  /// A view in a lazy stack is there only while it meets the viewport. SwiftUI makes it a little
  /// earlier; how much is not documented, and what is outside of the viewport is not seen.
  package func visibleSamples(of target: TargetView, _ runs: [Range<Int>]) -> SamplePicks? {
    guard target.isLazy, target.pin == nil, parts.count == 1, let layout = parts.first?.layout,
      layout.layoutDirection == .leftToRight, let swept = layout.sweptScrollView,
      target.path.contains(swept)
    else { return nil }
    let view = layout.scrollViews[swept]
    let axis = view.sweepAxis
    let start = target.frame.min(along: axis) - view.viewport.min(along: axis)
    let end = start + target.frame.size[axis]
    let length = view.viewport.size[axis]
    let control = WorkControl.current
    return SamplePicks(
      runs.compactMap { run in
        guard control?.goesOn(after: 1, of: .layout) ?? true else { return nil }
        let isRising = samples.isRising(in: run)
        // In a run of rising offsets a view comes into sight and then leaves it.
        let comes = run.partitioningIndex {
          isRising ? start - samples.offsets[$0] < length : end - samples.offsets[$0] > 0
        }
        let leaves = (comes..<run.upperBound).partitioningIndex {
          isRising ? !(end - samples.offsets[$0] > 0) : !(start - samples.offsets[$0] < length)
        }
        return comes < leaves ? comes..<leaves : nil
      }
    )
  }

  /// What a target of the first layout reports in every frame; nil if not every layout has it.
  ///
  /// With `picked`, which is for a single layout, only those samples are looked at.
  package func geometry(of target: TargetView, picked: SamplePicks? = nil) -> TargetGeometry? {
    if parts.count == 1, let layout = parts.first?.layout {
      return layout.geometry(
        of: target,
        sweeping: layout.sweptScrollView,
        offsets: picked?.map(in: samples.offsets) ?? samples.offsets
      )
    }
    let ends = parts.dropFirst().map(\.start) + [samples.count]
    var joined: [(geometry: TargetGeometry, count: Int)] = []
    for (part, end) in zip(parts, ends) {
      let layout = part.layout
      let match = layout.target(named: target.name, index: target.index)
      guard let match, part.start <= end, end <= samples.count else { return nil }
      let offsets = Array(samples.offsets[part.start..<end])
      let geometry = layout.geometry(
        of: match,
        sweeping: layout.sweptScrollView,
        offsets: offsets
      )
      joined.append((geometry, offsets.count))
    }
    return TargetGeometry(joining: joined)
  }
}
