import MothGeometry
import MothScript
import MothSimulation
import Testing

/// What effects read of `geometry`, `env`, `p` and `phase`.
struct GeometryReadingTests {
  /// The second card of the feed, with the scroll at 0, 10 and 25 points after 0, 0.1 and 0.2 s.
  private let probe = Probe(offsets: [0, 10, 25]).with { $0.index = 1 }

  // At 25 points: the card begins at 300 - 25 in the scroll view, which begins at 60 in the window.
  @Test(arguments: [
    ("geometry.size.width", 400.0),
    ("geometry.size.height", 300),
    ("geometry:frame('local').minX", 0),
    ("geometry:frame('local').midX", 200),
    ("geometry:frame('local').maxX", 400),
    ("geometry:frame('local').minY", 0),
    ("geometry:frame('local').midY", 150),
    ("geometry:frame('local').maxY", 300),
    ("geometry:frame('local').width", 400),
    ("geometry:frame('local').height", 300),
    ("geometry:frame('global').minY", 335),
    ("geometry:frame('global').midY", 485),
    ("geometry:frame('global').maxY", 635),
    ("geometry:frame('scrollView').minX", 0),
    ("geometry:frame('scrollView').midX", 200),
    ("geometry:frame('scrollView').maxX", 400),
    ("geometry:frame('scrollView').minY", 275),
    ("geometry:frame('scrollView').midY", 425),
    ("geometry:frame('scrollView').maxY", 575),
    ("geometry:frame('scrollView').width", 400),
    ("geometry:frame('scrollView').height", 300),
    ("geometry:frame('scrollView.vertical').minY", 275),
    // No scroll view on that axis: the window's coordinates, as in SwiftUI.
    ("geometry:frame('scrollView.horizontal').minY", 335),
    ("geometry:frame('feed').minY", 275),
    ("geometry:bounds('scrollView').minX", 0),
    ("geometry:bounds('scrollView').midX", 200),
    ("geometry:bounds('scrollView').maxX", 400),
    ("geometry:bounds('scrollView').minY", -275),
    ("geometry:bounds('scrollView').midY", 75),
    ("geometry:bounds('scrollView').maxY", 425),
    ("geometry:bounds('scrollView').width", 400),
    ("geometry:bounds('scrollView').height", 700),
    ("geometry:bounds('scrollView.vertical').maxY", 425),
    ("geometry:bounds('scrollView.horizontal') == nil and 1 or 0", 1),
    ("geometry:bounds('feed').minY", -275),
    ("geometry.safeAreaInsets.top", 0),
    ("env.velocity", 150),
    ("env.time", 0.2),
    ("env.index", 1),
    ("env.count", 3),
    ("env.displayScale", 3),
  ])
  func `a field has its value at the sample, alone and in a batch`(
    expression: String,
    value: Double
  ) throws {
    let body = "return content:opacity(\(expression))"
    // 0.1 per sample is added up in seconds, which rounds.
    #expect(abs(try probe.values(body, sample: 2)[0] - value) < 1e-12)
    #expect(abs(try probe.columns(body)[0][2] - value) < 1e-9)
  }

  @Test(arguments: [
    ("env.reduceMotion == false"), ("env.layoutDirection == 'leftToRight'"),
    ("env.colorScheme == 'light'"), ("env.dynamicTypeSize == 'large'"),
    ("math.type(env.index) == 'integer'"), ("math.type(env.count) == 'integer'"),
    ("geometry:bounds('scrollView.horizontal') == nil"),
    ("geometry:frame('scrollView') == geometry:frame('scrollView')"),
  ])
  func `a field that is no number has its value`(condition: String) throws {
    #expect(try probe.chain("assert(\(condition))\nreturn content").transforms.isEmpty)
  }

  @Test func `a moving field has the value of each sample`() throws {
    let body = "return content:offset(geometry:frame('scrollView').minY, env.velocity)"
    #expect(try probe.columns(body) == [[300, 290, 275], [0, 100, 150].map(rounded)])
  }

  /// Velocities as the samples have them: (25 - 10) / (0.2 - 0.1) is not exactly 150.
  private func rounded(_ velocity: Double) -> Double {
    probe.samples.velocities.min { abs($0 - velocity) < abs($1 - velocity) } ?? velocity
  }

  @Test func `a field first read in the middle of a batch is right from there on`() throws {
    let probe = Probe(offsets: [0, 10, 20, 30, 40, 50, 60])
    let body = """
      if env.time < 0.25 then return content:offset(0, 0) end
      return content:offset(geometry:frame('scrollView').minY, geometry.size.height)
      """
    #expect(
      try probe.columns(body) == [[0, 0, 0, -30, -40, -50, -60], [0, 0, 0, 300, 300, 300, 300]]
    )
  }

  @Test func `a field read in one batch is right in the next`() throws {
    let probe = Probe(offsets: [0, 10, 20, 30])
    let body = "return content:opacity(geometry:frame('scrollView').minY)"
    let numbers = try probe.withEffect(body) { state, function in
      _ = try state.evaluate(function, sample: 3, argument: .geometry)
      state.keepShape()
      var numbers = Array(repeating: 0.0, count: 4)
      for samples in [0..<1, 1..<4, 2..<3] {
        _ = state.evaluate(function, samples: samples, into: &numbers, stride: 4)
      }
      return numbers
    }
    #expect(numbers == [0, -10, -20, -30])
  }

  @Test func `another target has its own values`() throws {
    let body = "return content:offset(geometry:frame('scrollView').minY, env.index)"
    let values = try probe.withEffect(body) { state, function in
      var values: [[Double]] = []
      for index in [0, 2, 1] {
        try probe.with { $0.index = index }.bind(state)
        values.append(
          try state.evaluate(function, sample: 1, argument: .geometry).values
        )
      }
      try probe.bind(state)
      return values
    }
    #expect(values == [[-10, 0], [590, 2], [290, 1]])
  }

  @Test func `env still moves when the scene's spaces change`() throws {
    let plain = SceneLayout(
      SceneNode.scrollView([SceneNode.shape(.rectangle).frame(height: 900).target("t")]),
      window: Size(width: 400, height: 800)
    )
    let first = Probe(offsets: [0, 10, 25])
    let second = Probe(offsets: [0, 0, 0, 0, 50]).with { $0.layout = plain }
    let body = "return content:offset(env.time, env.velocity)"
    let values = try first.withEffect(body) { state, function in
      for _ in 0..<2 { _ = try state.evaluate(function, sample: 2, argument: .geometry) }
      try second.bind(state)
      let values = try state.evaluate(function, sample: 4, argument: .geometry).values
      return values
    }
    #expect(values == [second.samples.times[4], second.samples.velocities[4]])
    #expect(values[0] == 0.4)
  }

  @Test func `the safe area is what lies under the window's insets`() throws {
    // The view is in the middle of 10...380 by 60...760, so at 5...385 by 30...790; it can grow
    // up to the window's sides, 0...400 by 0...800.
    let layout = SceneLayout(
      SceneNode.shape(.rectangle).frame(width: 380, height: 760).target("t"),
      window: Size(width: 400, height: 800),
      safeAreaInsets: EdgeInsets(top: 60, leading: 10, bottom: 40, trailing: 20)
    )
    let body = """
      local insets = geometry.safeAreaInsets
      return content:offset(insets.top, insets.leading):offset(insets.bottom, insets.trailing)
      """
    #expect(try Probe().with { $0.layout = layout }.values(body) == [30, 5, 10, 15])
  }

  @Test func `parameters have the values that are bound`() throws {
    let probe = Probe().with {
      $0.parameters = [
        ScriptField("cap", value: .number(40)), ScriptField("on", value: .boolean(true)),
        ScriptField("count", value: .integer(3)), ScriptField("mode", value: .string("screen")),
      ]
    }
    let body = """
      assert(p.on == true and math.type(p.count) == 'integer')
      return content:offset(p.cap, p.count):blendMode(p.mode)
      """
    #expect(try probe.values(body) == [40, 3, 2])
  }

  @Test func `very many fields are bound without a deep stack`() throws {
    let probe = Probe().with { probe in
      probe.parameters = (0..<20_000).map { ScriptField("p\($0)", value: .integer($0)) }
    }
    #expect(try probe.values("return content:opacity(p.p19999)") == [19_999])
  }

  @Test(arguments: [(-1, "topLeading", false), (0, "identity", true), (1, "bottomTrailing", false)])
  func `a phase has a value, a name and whether it is the identity`(
    value: Int,
    name: String,
    isIdentity: Bool
  ) throws {
    let body = """
      local phase = geometry
      assert(phase.name == '\(name)' and phase.isIdentity == \(isIdentity))
      assert(math.type(phase.value) == 'integer')
      return content:opacity(phase.value)
      """
    let values = try Probe().withEffect(body) { state, function in
      try state.evaluate(function, sample: 0, argument: .phase(value)).values
    }
    #expect(values == [Double(value)])
  }

  @Test(arguments: [
    ("local x = geometry.valu", ScriptFault.Kind.unknownField, "valu"),
    ("geometry.value = 1", .assignment, "value"),
  ])
  func `a phase is read-only and has no other fields`(
    body: String,
    kind: ScriptFault.Kind,
    name: String
  ) throws {
    let found = try Probe().withEffect(body) { state, function in
      try fault { try state.evaluate(function, sample: 0, argument: .phase(1)) }
    }
    #expect(found.kind == kind)
    #expect(found.name == name)
    #expect(found.detail == "phase")
  }

  @Test func `a scene with too many spaces is refused`() throws {
    let named = (0..<70).reduce(SceneNode.shape(.rectangle).target("t")) { node, number in
      node.coordinateSpace("space\(number)")
    }
    let layout = SceneLayout(named, window: Size(width: 400, height: 800))
    let found = try fault {
      try Probe().with { $0.layout = layout }.values("return content")
    }
    #expect(found.kind == .refused)
    #expect(found.detail == "more than 64 coordinate spaces")
  }
}
