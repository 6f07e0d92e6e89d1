internal import MothDiagnostics
import MothGeometry

/// One column of a vertical grid or one row of a horizontal one.
package struct GridItem: Sendable, Hashable {
  /// How wide it is.
  package var size: Size
  /// The distance to the next one, in points; nil for the default.
  package var spacing: Double?
  /// Where a view smaller than its cell is; nil for the grid's alignment.
  package var alignment: Alignment?

  /// Makes an item.
  package init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// How wide a column, or how high a row, is.
  package enum Size: Sendable, Hashable {
    /// So many points.
    case fixed(Double)
    /// A share of what is left, within limits in points.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many as fit into a share of what is left, each within limits in points.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }
}

/// The rules that vertical and horizontal grids share.
///
/// Fixed items are served first; the others take, in order, an equal share of what is left, within
/// their limits, as objc.io's writing on grids has it. The grid takes the whole offer across:
/// measured on macOS 26.2 (swiftui-web, lazy/grids).
struct GridLayout {
  /// The direction in which the lines follow each other.
  let axis: Axis
  /// The columns of a vertical grid, the rows of a horizontal one.
  let items: [GridItem]
  /// The distance between lines in points; nil for the default.
  let spacing: Double?
  /// How the columns are aligned across, and views in their cells.
  let alignment: Alignment

  func size(for proposal: ProposedSize, in context: LayoutContext) -> Size {
    let tracks = tracks(for: proposal[axis.other], in: context)
    let lines = lengths(of: lines(context.children, tracks: tracks), tracks)
    let gaps = gap * Double(max(0, lines.count - 1))
    let across = proposal[axis.other] ?? tracks.last.map { $0.start + $0.length } ?? 0
    return Size(along: axis, lines.reduce(gaps, +), across: across)
  }

  func location(in bounds: Rect, for proposal: ProposedSize, in context: LayoutContext) {
    let tracks = tracks(for: proposal[axis.other], in: context)
    let lines = lines(context.children, tracks: tracks)
    let across = tracks.last.map { $0.start + $0.length } ?? 0
    let free = bounds.size[axis.other] - across
    let margin = free * alignment.fraction(along: axis.other)
    var position = bounds.min(along: axis)
    for (line, length) in zip(lines, lengths(of: lines, tracks)) {
      for (child, track) in zip(line, tracks) {
        var cell = Rect.zero
        cell.origin[axis] = position
        cell.origin[axis.other] = bounds.min(along: axis.other) + margin + track.start
        cell.size = Size(along: axis, length, across: track.length)
        child.location(in: cell, track.alignment, for: offer(track))
      }
      position += length + gap
    }
  }

  /// A column of a vertical grid or a row of a horizontal one, laid out.
  private struct Track {
    let start: Double
    let length: Double
    let alignment: Alignment
  }

  private var gap: Double { spacing ?? StackLayout.defaultSpacing }

  private func offer(_ track: Track) -> ProposedSize {
    var offer = ProposedSize.unspecified
    offer[axis.other] = track.length
    return offer
  }

  private func lines(_ children: [LayoutSubview], tracks: [Track]) -> [ArraySlice<LayoutSubview>] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: tracks.count).map { start in
      children[start..<min(start + tracks.count, children.count)]
    }
  }

  private func lengths(of lines: [ArraySlice<LayoutSubview>], _ tracks: [Track]) -> [Double] {
    lines.map { line in
      zip(line, tracks).map { $0.size(for: offer($1))[axis] }.max() ?? 0
    }
  }

  /// The tracks in a length; where none is offered, each item takes its least.
  private func tracks(for offered: Double?, in context: LayoutContext) -> [Track] {
    let gaps = items.dropLast().map { $0.spacing ?? StackLayout.defaultSpacing }
    var left = (offered ?? 0) - gaps.reduce(0, +)
    for case .fixed(let length) in items.map(\.size) { left -= length }
    var sharing = items.filter { if case .fixed = $0.size { false } else { true } }.count
    var tracks: [Track] = []
    var start = 0.0
    for item in items where context.goesOn(after: 1) {
      let lengths = lengths(of: item, share: max(0, left / Double(max(1, sharing))))
      let spacing = item.spacing ?? StackLayout.defaultSpacing
      if case .fixed = item.size {
      } else {
        sharing -= 1
        left -= lengths.reduce(spacing * Double(lengths.count - 1), +)
      }
      guard context.goesOn(after: lengths.count) else { break }
      for length in lengths {
        tracks.append(
          Track(start: start, length: length, alignment: item.alignment ?? alignment)
        )
        start += length + spacing
      }
    }
    return tracks
  }

  /// The columns that an item becomes in its share, one or for adaptive ones several.
  private func lengths(of item: GridItem, share: Double) -> [Double] {
    switch item.size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [max(minimum, min(share, maximum))]
    case .adaptive(let minimum, let maximum):
      let spacing = item.spacing ?? StackLayout.defaultSpacing
      let fitting = (share + spacing) / (minimum + spacing) + 1e-9
      let count =
        fitting.isFinite ? fitting.wholeNumber(in: 1...Self.maximumTracks, rounding: .down) : 1
      let even = (share - spacing * Double(count - 1)) / Double(count)
      return Array(repeating: max(minimum, min(even, maximum)), count: count)
    }
  }

  /// An adaptive item becomes at most so many columns.
  private static let maximumTracks = 1000
}
