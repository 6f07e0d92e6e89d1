internal import MothDiagnostics
internal import MothEngine
internal import MothGeometry
internal import MothRunner
internal import MothScript
internal import MothSimulation

extension Session {
  /// What is before a line that is typed: `featured-parallax · iPhone 17 · RM off > `.
  package var prompt: String {
    if isUnfinished { return "… " }
    var parts = [state.position.effect?.name ?? "moth", state.position.device.name]
    if state.position.settings.orientation == .landscape { parts.append("landscape") }
    parts.append(state.position.settings.reduceMotion ? "RM on" : "RM off")
    let text = parts.map(VisibleText.escaped).joined(separator: " · ")
    // A prompt that leaves no room for the line is of no use.
    return VisibleText.width(of: text) + 20 <= options.width ? "\(text) > " : "> "
  }

  /// The position of the session, in one line.
  var locationLine: String {
    guard let context = try? unitContext() else { return prompt }
    var parts = [state.position.effect?.name ?? "no effect", "scene \(context.scene)"]
    let count = context.timeline.targets.count { $0.name == context.target }
    if !context.target.isEmpty {
      parts.append(
        "target \(context.target)" + (count > 1 ? " \(min(state.position.index, count - 1))" : "")
      )
    }
    parts.append("\(state.position.device.name), \(state.position.settings.orientation.rawValue)")
    parts.append("RM \(state.position.settings.reduceMotion ? "on" : "off")")
    if let phase = state.position.phase { parts.append("phase \(phase.name)") }
    parts += state.position.parameters.map { "\($0.name)=\($0.value)" }
    parts.append("sweep \(state.position.plan.name), \(context.samples.count) samples")
    parts.append(positionText(context))
    return WrappedText.lines(of: parts.joined(separator: " · "), width: options.width)
      .joined(separator: "\n")
  }

  private func positionText(_ context: UnitContext) -> String {
    switch state.position.moment {
    case .offset(let offset): "at \(NumberText.short(offset)) pt"
    case .sample: "sample \(sample(in: context))"
    }
  }

  // MARK: - A moment

  /// Geometry and chain at the position's moment.
  func momentReply() throws(SessionProblem) -> SessionReply {
    let context = try standingContext()
    let sample = sample(in: context)
    let target = min(state.position.index, max(0, context.targets.count - 1))
    var lines = [head(context, sample: sample)]
    if !context.targets.isEmpty {
      let binding = try faults { () throws(ScriptFault) in
        try TargetBinding(context, target: target)
      }
      lines += geometry(
        binding.geometry,
        sample: sample,
        transition: transition(of: context, target, sample: sample)
      )
    }
    guard state.position.effect != nil else {
      return SessionReply(lines.joined(separator: "\n"))
    }
    return SessionReply(
      (lines + (try chain(context, target: target, sample: sample))).joined(separator: "\n")
    )
  }

  private func head(_ context: UnitContext, sample: Int) -> String {
    let offset = "\(NumberText.short(context.samples.offsets[sample])) pt from rest"
    guard case .sample = state.position.moment else { return offset }
    return "sample \(sample), \(NumberText.fixed(context.samples.times[sample], decimals: 3)) s, "
      + "\(offset), \(NumberText.short(context.samples.velocities[sample])) pt/s"
  }

  private func geometry(
    _ geometry: TargetGeometry,
    sample: Int,
    transition: TransitionMoment?
  ) -> [String] {
    let number = NumberText.short
    let size = "\(number(geometry.width[sample])) × \(number(geometry.height[sample])) pt"
    let shown = geometry.spaces.filter { space in
      space.space != .local && (space.hasBounds || space.space == .global)
    }
    let names =
      ["size"] + shown.map { "frame(\"\($0.space.name)\")" } + (transition == nil ? [] : ["phase"])
    let frames = shown.map { space in
      let frame = space.frame(at: sample)
      return "minX \(number(frame.minX))  minY \(number(frame.minY))  "
        + "maxX \(number(frame.maxX))  maxY \(number(frame.maxY))"
    }
    let width = names.map(VisibleText.width).max() ?? 0
    let phase = transition.map { [$0.text] } ?? []
    return zip(names, [size] + frames + phase).map { name, text in
      options.styler.apply(.dim, to: VisibleText.escaped(name).padding(toWidth: width)) + "  "
        + text
    }
  }

  private func chain(
    _ context: UnitContext,
    target: Int,
    sample: Int
  ) throws(SessionProblem) -> [String] {
    let made: Evaluated
    var own: Int? = sample
    if case .offset = state.position.moment {
      let definition = try freshDefinition()
      let evaluation = state.workbench.units.evaluator.evaluate(
        context,
        definition: definition,
        again: false
      )
      made = Evaluated(context: context, definition: definition, evaluation: evaluation)
    } else {
      made = try evaluation()
      own = made.context.ownTarget(like: context.targets[safe: target])
        .flatMap { made.context.ownSample(of: $0, sample) }
    }
    guard let trace = made.evaluation.trace else {
      let lines = stateLines(made.evaluation, sample: sample)
      guard lines.isEmpty, made.evaluation.failure != nil || made.evaluation.shapeChange != nil
      else { return lines }
      throw noTrace(made)
    }
    guard let own, let viewed = made.context.ownTarget(like: context.targets[safe: target])
    else {
      return ["the view is not made here: it is outside of the lazy stack's viewport"]
    }
    let values = trace.shape.columns.indices.map {
      trace.value(target: viewed, column: $0, sample: own)
    }
    remember(context, trace: trace, values: values)
    return ChainText(trace.shape, styler: options.styler).lines(values)
      + stateLines(made.evaluation, sample: sample)
  }

  /// Keeps an offset of the effect's own scene for ':save'.
  private func remember(_ context: UnitContext, trace: Trace, values: [Double]) {
    guard case .offset(let offset) = state.position.moment, state.position.scene == nil else {
      return
    }
    let labelled = zip(trace.shape.columns.map(\.label), values).filter { $0.1.isFinite }
    let moment = SavedMoment(
      effect: context.effect.name,
      device: state.position.device.id,
      orientation: state.position.settings.orientation,
      reduceMotion: state.position.settings.reduceMotion,
      index: state.position.index,
      offset: offset,
      parameters: state.position.parameters,
      values: labelled.map { (label: $0.0, value: $0.1) }
    )
    if !moments.contains(moment) { moments.append(moment) }
  }

  /// The fields of a scroll state.
  private func stateLines(_ evaluation: Evaluation, sample: Int) -> [String] {
    guard let trace = evaluation.state, sample < trace.steps.count else { return [] }
    return trace.fields.enumerated().map { index, field in
      "state.\(VisibleText.escaped(field.name))  "
        + field.text(of: trace.value(field: index, sample: sample))
    }
  }
}

extension ScriptField {
  /// A value of this field as text; a text's letters are not kept.
  fileprivate func text(of value: Double) -> String {
    switch self.value {
    case .boolean: value == 0 ? "false" : "true"
    case .number, .integer: NumberText.short(value)
    case .string: "a string"
    }
  }
}

extension UnitContext {
  /// The index among this unit's targets of a view of another unit of the same scene.
  func ownTarget(like view: TargetView?) -> Int? {
    guard let view else { return nil }
    return targets.firstIndex { $0.name == view.name && $0.index == view.index }
  }
}

extension Array {
  /// The element at an index; nil beyond the ends.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
