internal import MothDiagnostics
internal import MothGeometry

/// What a target draws in one sample, with what cuts and what covers it.
struct Silhouette {
  /// The figures of the target.
  var pieces: [Piece]

  /// A figure with what ends its drawing.
  struct Cutout {
    /// The figure as it is drawn.
    var outline: ConvexPolygon
    /// What it is cut to.
    var clips: [ConvexPolygon]

    /// What of it lies on a horizontal line; nil if the line misses it.
    func interval(atY y: Double) -> ClosedRange<Double>? {
      guard var left = outline.interval(atY: y) else { return nil }
      for clip in clips {
        guard let inside = clip.interval(atY: y), inside.overlaps(left) else { return nil }
        left = left.clamped(to: inside)
      }
      return left
    }
  }

  /// One figure, with what hides parts of it.
  struct Piece {
    /// The figure, cut by the clips that belong to the target and move with it.
    var figure: Cutout
    /// The clips around the target, the viewports of scroll views, the window.
    var frames: [ConvexPolygon]
    /// What is drawn above it and lets nothing through.
    var covers: [Cutout]
  }

  /// The highest a line of the measure is, in points: what is curved or slanted is measured so
  /// finely, what is upright exactly.
  private static let lineHeight = 2.0
  /// A measure has at most so many lines between two corners.
  private static let maximumLines = 200

  /// Areas in square points.
  struct Measure {
    /// All that is drawn, cut or covered as it may be.
    var drawn = 0.0
    /// What is seen of it.
    var visible = 0.0
    /// The smallest rectangle around what is seen; nil if nothing is.
    var bounds: Rect?

    /// The share that is seen, from 0 to 1; 0 if nothing is drawn.
    var share: Double { drawn > 0 ? visible / drawn : 0 }
  }

  /// Measures the target, without what `other` draws if one is given: what the target covers there
  /// and does not cover in the other.
  func measure(without other: Silhouette? = nil) -> Measure {
    var measure = Measure()
    let old = other?.pieces.map(\.figure) ?? []
    let work = WorkControl.current
    let steps = pieces.reduce(old.count) { $0 + 1 + $1.frames.count + $1.covers.count }
    forEachLine { y, height in
      guard work?.goesOn(after: steps, of: .picture) ?? true else { return }
      let known = old.compactMap { $0.interval(atY: y) }
      var drawn: [ClosedRange<Double>] = []
      var visible: [ClosedRange<Double>] = []
      for piece in pieces {
        guard let whole = piece.figure.interval(atY: y) else { continue }
        let fresh = IntervalSet([whole]).subtracting(known)
        drawn += fresh.parts
        let window = Cutout(outline: piece.figure.outline, clips: piece.frames)
        guard let left = window.interval(atY: y) else { continue }
        visible +=
          fresh.intersection(left).subtracting(piece.covers.compactMap { $0.interval(atY: y) })
          .parts
      }
      measure.drawn += IntervalSet(drawn).length * height
      measure.add(IntervalSet(visible), atY: y, height: height)
    }
    return measure
  }

  /// Calls `body` with the middle and the height of lines that together fill the target, so that no
  /// corner of anything lies inside one.
  private func forEachLine(_ body: (_ y: Double, _ height: Double) -> Void) {
    let boxes = pieces.compactMap(\.figure.outline.bounds)
    guard let top = boxes.map(\.minY).min(), let bottom = boxes.map(\.maxY).max(), top < bottom
    else { return }
    var stops = [top, bottom]
    var isUpright = true
    forEachShape { shape in
      for corner in shape.corners where corner.y > top && corner.y < bottom {
        stops.append(corner.y)
      }
      isUpright = isUpright && shape.isUpright
    }
    stops.sort()
    for (start, end) in zip(stops, stops.dropFirst()) where start < end {
      let wanted = isUpright ? 1 : (end - start) / Self.lineHeight
      let count = wanted.wholeNumber(in: 1...Self.maximumLines, rounding: .up)
      let height = (end - start) / Double(count)
      for line in 0..<count { body(start + (Double(line) + 0.5) * height, height) }
    }
  }

  private func forEachShape(_ body: (ConvexPolygon) -> Void) {
    for piece in pieces {
      for cutout in [piece.figure] + piece.covers {
        body(cutout.outline)
        cutout.clips.forEach(body)
      }
      piece.frames.forEach(body)
    }
  }
}

extension Silhouette.Measure {
  /// Adds what is seen on a line of some height.
  fileprivate mutating func add(_ line: IntervalSet, atY y: Double, height: Double) {
    guard let low = line.parts.first?.lowerBound, let high = line.parts.last?.upperBound,
      high > low
    else { return }
    visible += line.length * height
    let (top, bottom) = (y - height / 2, y + height / 2)
    let old = bounds ?? Rect(x: low, y: top, width: 0, height: 0)
    let (left, upper) = (min(old.minX, low), min(old.minY, top))
    bounds = Rect(
      x: left,
      y: upper,
      width: max(old.maxX, high) - left,
      height: max(old.maxY, bottom) - upper
    )
  }
}
