/// Turns the steps of a gesture into stretches of motion, keeping track of finger and content.
struct GestureHand {
  let track: ScrollTrack
  let rate: Deceleration.Rate
  private(set) var motions: [ScrollMotion] = []

  /// Where the content shows, in points.
  private var offset = 0.0
  /// Where the content showed when the gesture began.
  private var original = 0.0
  /// The finger's movement that is still to come before it scrolls; nil while it is in the air.
  private var slop: Double?
  private var fingerVelocity = 0.0
  private var stillFor = 0.0

  /// How far a finger moves before it scrolls, in points: swiftui-web's measured pan slop.
  static let panSlop = 10.0
  /// After lying still for so many seconds the finger gives no speed: ScrollMechanics.
  static let stillTime = 0.1

  init(track: ScrollTrack, rate: Deceleration.Rate) {
    self.track = track
    self.rate = rate
  }

  /// Adds the motion of one step.
  mutating func perform(_ step: GestureStep) {
    switch step {
    case .hold(let seconds):
      touch()
      stillFor += seconds
      stay(for: seconds, slop == 0 ? .interacting : .tracking)
    case .drag(let distance, let seconds):
      touch()
      drag(distance.points(on: track), within: seconds)
    case .lift(let catchTime):
      lift(caughtAfter: catchTime ?? .infinity)
    case .wait(let seconds):
      stay(for: seconds, .idle)
    case .jump(let share):
      slop = nil
      offset = track.limited(share * track.extent)
      stay(for: 0, .idle)
    case .scroll(let share, let animation):
      slop = nil
      let end = track.limited(share * track.extent)
      let law = ScrollMotion.Law.animation(animation, from: offset, to: end)
      add(law, for: min(animation.duration, Spring.maximumDuration), phase: .animating)
      offset = end
      stay(for: 0, .idle)
    }
  }

  private mutating func touch() {
    guard slop == nil else { return }
    slop = Self.panSlop
    original = offset
    fingerVelocity = 0
    stillFor = 0
  }

  private mutating func drag(_ distance: Double, within seconds: Double) {
    guard seconds > 0, seconds.isFinite, distance.isFinite else { return }
    let velocity = distance / seconds
    let swallowed = min(slop ?? 0, abs(distance))
    let wait = velocity == 0 ? seconds : swallowed / abs(velocity)
    if wait > 0 { stay(for: wait, .tracking) }
    slop = (slop ?? 0) - swallowed
    fingerVelocity = velocity
    stillFor = velocity == 0 ? stillFor + seconds : 0
    guard seconds > wait else { return }
    let start = track.pulled(offset)
    add(.finger(from: start, velocity: velocity), for: seconds - wait, phase: .interacting)
  }

  private mutating func lift(caughtAfter limit: Double) {
    guard let slop else { return }
    let velocity = slop > 0 || stillFor >= Self.stillTime ? 0 : fingerVelocity
    self.slop = nil
    var left = limit
    for motion in motions(from: offset, velocity: velocity) where left > 0 {
      add(motion.law, for: min(motion.duration, left), phase: .decelerating)
      left -= motion.duration
    }
  }

  /// How content moves by itself from an offset with a speed until it rests.
  private func motions(from offset: Double, velocity: Double) -> [ScrollMotion] {
    guard track.limited(offset) == offset else {
      return snap(from: offset, velocity: velocity, to: track.limited(offset))
    }
    let rate = track.behavior.rate ?? rate
    let free = Deceleration(from: offset, velocity: velocity, rate: rate)
    let target = track.behavior.target(
      for: free.rest,
      from: original,
      at: offset,
      velocity: velocity,
      on: track
    )
    if let target { return aimed(from: offset, velocity: velocity, to: target) }
    guard velocity != 0 else { return [] }
    let end = track.limited(free.rest)
    guard end != free.rest, let time = free.time(to: end) else {
      return [ScrollMotion(law: .deceleration(free), duration: free.duration, phase: .decelerating)]
    }
    let slowing = ScrollMotion(law: .deceleration(free), duration: time, phase: .decelerating)
    guard track.bounces else {
      return [slowing, rest(at: end)]
    }
    return [slowing] + snap(from: end, velocity: free.velocity(after: time), to: end)
  }

  /// Motion to a place that is not where the content would rest by itself: with another decay if
  /// that is not too abrupt, else by a spring.
  private func aimed(from offset: Double, velocity: Double, to target: Double) -> [ScrollMotion] {
    let decay = velocity / (target - offset)
    guard decay > 0, decay <= Assumption.maximumSnappingDecay else {
      return snap(from: offset, velocity: velocity, to: target)
    }
    let motion = Deceleration(from: offset, velocity: velocity, decay: decay)
    let slowing = ScrollMotion(
      law: .deceleration(motion),
      duration: motion.duration,
      phase: .decelerating
    )
    return [slowing, rest(at: target)]
  }

  private func snap(from offset: Double, velocity: Double, to target: Double) -> [ScrollMotion] {
    let motion = SnapBack(from: offset, velocity: velocity, to: target)
    let springing = ScrollMotion(
      law: .snapBack(motion),
      duration: motion.duration(until: 0.5 / track.scale),
      phase: .decelerating
    )
    return [springing, rest(at: target)]
  }

  /// The exact place at which a motion ends that only comes near it.
  private func rest(at offset: Double) -> ScrollMotion {
    ScrollMotion(law: .still(offset), duration: 0, phase: .decelerating)
  }

  private mutating func stay(for seconds: Double, _ phase: ScrollPhase) {
    add(.still(offset), for: seconds.isFinite ? max(0, seconds) : 0, phase: phase)
  }

  private mutating func add(_ law: ScrollMotion.Law, for seconds: Double, phase: ScrollPhase) {
    let motion = ScrollMotion(law: law, duration: seconds, phase: phase)
    motions.append(motion)
    offset = motion.offset(after: seconds, on: track)
  }
}
