import MothGeometry

extension Animation {
  /// The part of the way that is done so many seconds after the start, the delay included; springs
  /// may exceed 1.
  package func progress(after time: Double) -> Double {
    let local = (time - delay) * speed
    guard local > 0 else { return 0 }
    guard let repetition else { return motion.progress(after: local) }
    let cycle = motion.duration
    let turn = (local / cycle).rounded(.down)
    guard cycle > 0, cycle.isFinite, turn < repetition.count ?? .infinity else { return 1 }
    let inside = local - turn * cycle
    let isBackwards = repetition.autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    return motion.progress(after: isBackwards ? cycle - inside : inside)
  }

  /// The seconds after which the animation is over; infinite if it repeats for ever.
  package var duration: Double {
    let cycles = repetition.map { $0.count ?? .infinity } ?? 1
    return delay + motion.duration * cycles / speed
  }
}

extension Animation.Motion {
  /// The part of the way that is done so many seconds after the start; a spring only comes near 1.
  package func progress(after time: Double) -> Double {
    switch self {
    case .curve(let curve, let duration):
      duration > 0 ? curve.value(at: time / duration) : 1
    case .spring(let spring):
      spring.progress(after: time)
    }
  }

  /// The seconds the motion takes; for a spring, until it may come to rest.
  package var duration: Double {
    switch self {
    case .curve(_, let duration): max(0, duration)
    case .spring(let spring): spring.settlingDuration
    }
  }
}

extension Spring {
  /// The longest time a spring is followed, in seconds; one without damping would swing for ever.
  package static let maximumDuration = 60.0

  /// The seconds from rest until the spring's value may come to rest at its target.
  package var settlingDuration: Double {
    var integrator = SpringIntegrator(self, at: 0)
    integrator.retarget(to: 1)
    var steps = 0.0
    while !integrator.isAtRest, steps < Self.maximumDuration * SpringIntegrator.stepsPerSecond {
      integrator.step()
      steps += 1
    }
    return steps / SpringIntegrator.stepsPerSecond
  }
}
