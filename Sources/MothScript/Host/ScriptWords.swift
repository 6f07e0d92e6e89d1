/// The words that scripts read, for suggestions and help.
package enum ScriptWords {
  /// The fields of each object, by the name that messages give it.
  package static let fields: [String: [String]] = [
    "geometry": ["size", "safeAreaInsets", "frame", "bounds"],
    "geometry.size": ["width", "height"],
    "geometry.safeAreaInsets": ["top", "leading", "bottom", "trailing"],
    "a frame": rectangle,
    "bounds": rectangle,
    "phase": ["value", "isIdentity", "name"],
    "env": [
      "reduceMotion", "layoutDirection", "index", "count", "velocity", "time", "displayScale",
      "colorScheme", "dynamicTypeSize",
    ],
    "moth": [
      "effect", "scene", "test", "unitPoint", "unitPoint3D", "shader", "interactive", "animated",
      "spring", "timingCurve",
      "identity", "bezier", "visible", "centered", "hidden", "noise",
    ],
  ]

  private static let rectangle = [
    "minX", "midX", "maxX", "minY", "midY", "maxY", "width", "height",
  ]

  /// The globals that every script has.
  package static let globals = [
    "assert", "error", "ipairs", "math", "moth", "pairs", "pcall", "print", "rawequal", "rawget",
    "rawlen", "require", "select", "setmetatable", "string", "table", "tonumber", "tostring",
    "type",
  ]

  /// What Lua has and scripts have not, with what to use instead.
  package static let absent: [String: String] = [
    "collectgarbage": "memory is the host's business; the limit is in 'moth doctor'",
    "coroutine": "an effect is called once a frame and returns; it needs no coroutine",
    "debug": "use print, whose lines are shown beside the result",
    "dofile": "use require with a module of this plugin",
    "getmetatable": "keep a reference to the metatable that you set",
    "io": "a script has no files; give it what it needs as parameters",
    "load": "write the code in the script",
    "loadfile": "use require with a module of this plugin",
    "loadstring": "write the code in the script",
    "next": "use pairs, which goes in a fixed order",
    "os": "a script has no clock; env.time is the simulated one",
    "package": "use require with a module of this plugin",
    "rawset": "assign to the table",
    "utf8": "effects need no text",
    "xpcall": "use pcall",
  ]
}
