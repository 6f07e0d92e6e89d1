import MothCatalog
import MothScript
import Testing

/// Every transform of the catalog can be called in each of its forms, with the columns it promises.
struct RecorderFormTests {
  @Test(arguments: Transform.all)
  func `every form takes all of its arguments`(transform: Transform) throws {
    for form in transform.forms {
      let call = Call(transform, form: form, count: form.arguments.count)
      try call.expectRecorded()
    }
  }

  @Test(arguments: Transform.all)
  func `arguments left out have their defaults`(transform: Transform) throws {
    for form in transform.forms {
      for count in form.requiredCount..<form.arguments.count {
        let call = Call(transform, form: form, count: count)
        try call.expectRecorded()
      }
    }
  }

  @Test(arguments: Transform.all)
  func `nil leaves an optional argument out, and only such a one`(transform: Transform) throws {
    for form in transform.forms {
      let required = form.requiredCount
      let nils = Array(repeating: "nil", count: form.arguments.count - required)
      let call = Call(transform, form: form, count: required, more: nils)
      try call.expectRecorded()
      guard !transform.forms.contains(where: { $0.requiredCount == required - 1 }) else { continue }
      let missing = "return \(Call(transform, form: form, count: required - 1, more: ["nil"]).text)"
      let fault = try Probe().fault(missing)
      #expect(fault.name == transform.name)
      #expect(fault.kind == .argumentType || fault.kind == .argumentCount)
    }
  }

  @Test(arguments: Transform.all)
  func `too few and too many arguments are refused`(transform: Transform) throws {
    let most = transform.forms.map(\.arguments.count).max() ?? 0
    let many = Array(repeating: "1", count: most + 1).joined(separator: ", ")
    for arguments in ["", many] {
      let fault = try Probe().fault("return content:\(transform.name)(\(arguments))")
      #expect(fault.name == transform.name)
      #expect(fault.kind == .argumentCount)
    }
  }

  @Test(arguments: AnchorName.allCases)
  func `an anchor has a name`(anchor: AnchorName) throws {
    #expect(
      try Probe().values("return content:rotationEffect(0, \"\(anchor.rawValue)\")")
        == [0, anchor.x, anchor.y]
    )
  }

  @Test(arguments: AnchorName3D.allCases)
  func `an anchor with depth has a name`(anchor: AnchorName3D) throws {
    #expect(
      try Probe().values("return content:scaleEffect3D(2, \"\(anchor.rawValue)\")")
        == [2, 2, 2, anchor.x, anchor.y, anchor.z]
    )
  }

  @Test func `an anchor is any point`() throws {
    #expect(
      try Probe().values("return content:scaleEffect(2, moth.unitPoint(0.25, -3))")
        == [2, 2, 0.25, -3]
    )
    #expect(
      try Probe().values("return content:scaleEffect3D(2, moth.unitPoint3D(1, 2, 3))")
        == [2, 2, 2, 1, 2, 3]
    )
  }

  @Test(arguments: BlendMode.allCases)
  func `a blend mode has a name`(mode: BlendMode) throws {
    #expect(
      try Probe().values("return content:blendMode(\"\(mode.rawValue)\")") == [Double(mode.index)]
    )
  }
}

/// One call of a transform with its first arguments, and what it records.
private struct Call {
  let text: String
  private let transform: Transform
  private let shader: String
  private let values: [Double]

  /// Expects that calling it records this transform with these values and nothing else.
  func expectRecorded() throws {
    let recorded = try #require(try Probe().chain("return \(text)").transforms.first)
    #expect(Transform.all[recorded.transform] == transform)
    #expect(recorded.shader == shader)
    #expect(recorded.values == values)
    #expect(recorded.line == 2)
  }

  init(_ transform: Transform, form: Form, count: Int, more: [String] = []) {
    var values = transform.identity
    for argument in form.arguments {
      for (column, value) in zip(argument.columns, argument.defaultValues ?? []) {
        values[column] = value
      }
    }
    var texts: [String] = []
    var shader: [Double] = []
    for (index, argument) in form.arguments.prefix(max(count, 0)).enumerated() {
      let (text, given) = Self.example(argument.kind, index: index)
      texts.append(text)
      if argument.kind == .shader {
        shader = given
      } else {
        for (offset, column) in argument.columns.enumerated() {
          values[column] = given.count == 1 ? given[0] : given[offset]
        }
      }
    }
    text = "content:\(transform.name)(\((texts + more).joined(separator: ", ")))"
    self.transform = transform
    self.shader = shader.isEmpty ? "" : "wave(1,2,3,4)"
    self.values = values + shader
  }

  /// A value of a kind as Lua, and the numbers that it stands for.
  private static func example(_ kind: Argument.Kind, index: Int) -> (String, [Double]) {
    switch kind {
    case .number: ("\(index).5", [Double(index) + 0.5])
    case .unitPoint: ("moth.unitPoint(0.1, 0.2)", [0.1, 0.2])
    case .unitPoint3D: ("moth.unitPoint3D(0.1, 0.2, 0.3)", [0.1, 0.2, 0.3])
    case .boolean: ("false", [0])
    case .blendMode: ("\"screen\"", [Double(BlendMode.screen.index)])
    case .shader:
      (
        "moth.shader(\"wave\", 1.5, { 2, 3 }, { 4, 5, 6 }, { 7, 8, 9, 10 })",
        [1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10]
      )
    }
  }
}
