internal import CMothLua
internal import MothCatalog

/// The catalog of transforms in the form that the shim binds as methods of `content`, and the
/// trusted Lua of all states.
///
/// One is made at start-up and kept while any state uses it: the shim holds pointers into it.
package final class TransformBinding: @unchecked Sendable {
  // Immutable after init, so that any thread may read it.
  let vocabulary: MothVocabulary
  let trusted = TrustedBytecode()
  private let arena: Arena

  /// Makes the binding of `Transform.all`; a node's transform number is the place in that list.
  package init() {
    var arena = Arena()
    let methods = Self.methods(in: &arena)
    let anchors = AnchorName.allCases.map { arena.named($0.rawValue, values: ($0.x, $0.y, 0)) }
    let anchors3D = AnchorName3D.allCases.map {
      arena.named($0.rawValue, values: ($0.x, $0.y, $0.z))
    }
    let modes = BlendMode.allCases.map {
      arena.named($0.rawValue, values: (Double($0.index), 0, 0))
    }
    vocabulary = MothVocabulary(
      methods: arena.keep(methods),
      method_count: UInt32(methods.count),
      anchors: arena.keep(anchors),
      anchor_count: UInt32(anchors.count),
      anchors_3d: arena.keep(anchors3D),
      anchor_3d_count: UInt32(anchors3D.count),
      blend_modes: arena.keep(modes),
      blend_mode_count: UInt32(modes.count)
    )
    self.arena = arena
  }

  deinit { arena.free() }

  private static func methods(in arena: inout Arena) -> [MothMethod] {
    var names: [String] = []
    for transform in Transform.all where !names.contains(transform.name) {
      names.append(transform.name)
    }
    return names.map { name in
      let forms = Transform.all.enumerated().filter { $0.element.name == name }
        .flatMap { index, transform in transform.forms.map { form($0, of: transform, at: index) } }
      return MothMethod(
        name: arena.keep(name),
        forms: arena.keep(forms),
        form_count: UInt32(forms.count)
      )
    }
  }

  private static func form(_ form: Form, of transform: Transform, at index: Int) -> MothForm {
    var result = MothForm()
    result.transform = UInt16(index)
    result.leading_numbers = UInt8(form.leadingNumbers)
    result.required_count = UInt8(form.requiredCount)
    result.argument_count = UInt8(form.arguments.count)
    result.column_count = UInt8(transform.columns.count)
    result.is_plain =
      form.requiredCount == transform.columns.count
      && form.arguments.enumerated().allSatisfy { $1.kind == .number && $1.columns == [$0] }
    withUnsafeMutableBytes(of: &result.arguments) { raw in
      let arguments = raw.bindMemory(to: MothArgument.self)
      for (index, argument) in form.arguments.enumerated() {
        arguments[index] = Self.argument(argument)
      }
    }
    withUnsafeMutableBytes(of: &result.defaults) { raw in
      let defaults = raw.bindMemory(to: Double.self)
      for (index, column) in transform.columns.enumerated() { defaults[index] = column.identity }
      for argument in form.arguments {
        for (column, value) in zip(argument.columns, argument.defaultValues ?? []) {
          defaults[column] = value
        }
      }
    }
    return result
  }

  private static func argument(_ argument: Argument) -> MothArgument {
    var result = MothArgument()
    result.kind =
      switch argument.kind {
      case .number: MOTH_ARGUMENT_NUMBER
      case .unitPoint: MOTH_ARGUMENT_UNIT_POINT
      case .unitPoint3D: MOTH_ARGUMENT_UNIT_POINT_3D
      case .boolean: MOTH_ARGUMENT_BOOLEAN
      case .blendMode: MOTH_ARGUMENT_BLEND_MODE
      case .shader: MOTH_ARGUMENT_SHADER
      }
    result.column_count = UInt8(argument.columns.count)
    withUnsafeMutableBytes(of: &result.columns) { raw in
      for (index, column) in argument.columns.enumerated() { raw[index] = UInt8(column) }
    }
    return result
  }
}
