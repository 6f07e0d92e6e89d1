/// A moment in a sweep: the sample at which a diagnostic was seen, and under which circumstances.
///
/// Numbers are finite; JSON has no spelling for others.
public struct Moment: Hashable, Sendable, Codable {
  /// The device profile's id, such as `iphone-17`.
  public var device: String?
  /// The name of the target view in its scene.
  public var target: String?
  /// The target's index among its siblings, from 0.
  public var index: Int?
  /// Whether Reduce Motion was on.
  public var reduceMotion: Bool?
  /// The sample's number in its sweep, from 0.
  @Count public var sample: Int
  /// The time since the sweep began, in seconds.
  public var time: Double?
  /// The scroll offset from rest, in points.
  public var offset: Double?

  /// Makes a moment; everything but the sample may be left out.
  public init(
    device: String? = nil,
    target: String? = nil,
    index: Int? = nil,
    reduceMotion: Bool? = nil,
    sample: Int,
    time: Double? = nil,
    offset: Double? = nil
  ) {
    self.device = device
    self.target = target
    self.index = index
    self.reduceMotion = reduceMotion
    self.sample = sample
    self.time = time
    self.offset = offset
  }
}
