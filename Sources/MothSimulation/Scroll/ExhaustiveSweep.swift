/// Every device pixel of the extent in turn, one for each frame.
struct ExhaustiveSweep: Sendable, Equatable {
  /// The most frames; in longer content whole numbers of pixels are left out between them.
  static let maximumFrames = 200_000.0

  func samples(on track: ScrollTrack) -> SweepSamples {
    var samples = SweepSamples()
    let pixels = (track.extent * track.scale).rounded(.down)
    let stride = max(1, (pixels / Self.maximumFrames).rounded(.up))
    var pixel = stride
    while pixel <= pixels {
      append(pixel / track.scale, to: &samples, track: track)
      pixel += stride
    }
    // The extent itself, where it is no whole number of steps.
    if samples.offsets.last != track.extent { append(track.extent, to: &samples, track: track) }
    return samples
  }

  private func append(_ offset: Double, to samples: inout SweepSamples, track: ScrollTrack) {
    samples.append(
      time: Double(samples.count) / track.refreshRate,
      offset: offset,
      phase: .interacting
    )
  }
}
