internal import LuaSyntax
internal import MothCatalog
internal import MothScript
internal import MothSimulation
internal import MothValidation

/// Words that inputs are likely to need, from the lists that the readers themselves go by.
enum FuzzDictionary {
  /// The words and marks of Lua.
  static let lua = sorted(
    Keyword.allCases.map(\.rawValue) + Symbol.allCases.map(\.rawValue)
      + ["--[[", "]]", "[==[", "]==]", "<const>", "<close>", "0x1p4", "1e308", "\\z", "\\u{7F}"]
  )

  /// What a script can say: the words of the API, the transforms, the refused modifiers.
  static let scripts = sorted(
    Keyword.allCases.map(\.rawValue) + ScriptWords.globals
      + ScriptWords.fields.flatMap { [$0.key] + $0.value }
      + ScriptWords.libraries.flatMap { name, functions in functions.map { "\(name).\($0)" } }
      + ScriptWords.absent.keys + ScriptWords.absentFromLibraries.keys
      + Transform.all.map { "content:\($0.name)(" } + RefusedModifier.all.map(\.name)
      + SceneWord.views.map { "\($0.name)(" } + SceneWord.modifiers.map { ":\($0.name)(" }
      + effectKeys + AnchorName.allCases.map { "\"\($0.rawValue)\"" }
      + BlendMode.allCases.map { "\"\($0.rawValue)\"" }
      + ["return moth.effect {", "function(content, geometry, env, p)", "0/0", "1e308", "\"\\0\""]
      + metatables
  )

  /// Metatables whose events are functions of the library, tables, or the table itself, and lists
  /// that grow: what one instruction follows or moves.
  private static let metatables =
    Metamethod.names.flatMap { event in
      ["\(event) = t", "\(event) = rawequal", "setmetatable(t, { \(event) = t })"]
    } + [
      "local t = {}", "t = setmetatable({}, { __index = t })", "t()", "f(1, ...)", "return 1, f()",
      "for i = 1, 1e9 do", "t[i * 32767]", "#t", "t[1 << i]", "s = s .. s", "(\"x\"):rep(65536)",
    ]

  /// The keys and values of the JSON files.
  static let json = sorted(
    (Manifest.Section.allCases.map(\.rawValue) + Rule.all.map(\.id)
      + Rule.all.flatMap { $0.thresholds.map(\.name) } + Rule.Level.allCases.map(\.rawValue)
      + PlatformProfile.all.map(\.name) + Orientation.allCases.map(\.rawValue)
      + SweepStepWords.all + keys)
      .map { "\"\($0)\"" } + ["true", "false", "null", "1e999", "\\ud800", "\\u0000", "-0.0"]
  )

  /// The keys and odd numbers of raw results.
  static let records = sorted(
    [
      "type", "run", "outcome", "unit", "summary", "shard", "number", "total", "columns", "line",
      "column", "start", "end", "range", "samples", "views", "seen", "curveView", "ranges", "times",
      "offsets", "values", "index", "evaluations", "viewCount", "count", "fixIts", "edits",
    ]
    .map { "\"\($0)\"" } + [
      "-9223372036854775808", "9223372036854775807", "1000000000000", "1e300", "-1", "0",
    ]
  )

  /// The keys of an effect's definition.
  private static let effectKeys = [
    "api", "scene", "target", "axis", "parameters", "visualEffect", "scrollTransition",
    "scrollState", "stages", "checks",
  ]

  private static let keys = [
    "name", "version", "summary", "author", "license", "api", "rules", "overrides", "platform",
    "plugins", "preset", "levels", "thresholds", "id", "osVersion", "size", "width", "height",
    "scale", "safeAreaInsets", "portrait", "landscape", "top", "leading", "bottom", "trailing",
    "cornerRadius", "refreshRate", "sizeClasses", "horizontal", "vertical", "bounces", "rotates",
    "sources", "linear", "speed", "overscroll", "steps", "rate", "behavior", "limit", "clock", "do",
    "seconds", "distance", "unit", "caughtAfter", "to", "animation",
  ]

  private static func sorted(_ words: [String]) -> [String] { Set(words).sorted() }
}

/// The names in a sweep's steps that no list of the engine holds.
private enum SweepStepWords {
  static let all =
    ["hold", "drag", "lift", "wait", "jump", "scroll", "points", "viewports", "extents"]
    + ScrollTargetBehavior.Name.allCases.map(\.rawValue) + Animation.named.map(\.name)
}
