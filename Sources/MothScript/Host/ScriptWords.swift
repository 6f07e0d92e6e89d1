/// The words that scripts read, for suggestions and help.
package enum ScriptWords {
  /// The fields of each object, by the name that messages give it.
  package static let fields: [String: [String]] = [
    "geometry": ["size", "safeAreaInsets", "frame", "bounds"],
    "geometry.size": ["width", "height"],
    "geometry.safeAreaInsets": ["top", "leading", "bottom", "trailing"],
    "a frame": rectangle,
    "bounds": rectangle,
    "scroll": [
      "contentOffset", "contentSize", "contentInsets", "containerSize", "visibleRect", "bounds",
    ],
    "contentOffset": ["x", "y"],
    "contentSize": ["width", "height"],
    "contentInsets": ["top", "leading", "bottom", "trailing"],
    "containerSize": ["width", "height"],
    "visibleRect": rectangle,
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

  /// The fields of an object or a library; none for any other name.
  package static func fields(of object: String) -> [String] {
    fields[object] ?? libraries[object] ?? []
  }

  private static let rectangle = [
    "minX", "midX", "maxX", "minY", "midY", "maxY", "width", "height",
  ]

  /// The globals that every script has.
  package static let globals = [
    "assert", "error", "ipairs", "math", "moth", "pairs", "pcall", "print", "rawequal", "rawget",
    "rawlen", "require", "select", "setmetatable", "string", "table", "tonumber", "tostring",
    "type",
  ]

  /// The globals that every script has besides, which messages do not suggest.
  package static let unsuggestedGlobals = ["_G", "_VERSION"]

  /// The functions and constants of each library that scripts have.
  package static let libraries: [String: [String]] = [
    "math": [
      "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge", "log",
      "max", "maxinteger", "min", "mininteger", "modf", "pi", "rad", "sin", "sqrt", "tan",
      "tointeger", "type", "ult",
    ],
    "string": ["byte", "char", "format", "len", "lower", "rep", "reverse", "sub", "upper"],
    "table": ["concat", "insert", "pack", "remove", "sort", "unpack"],
  ]

  /// What Lua's libraries have and those of scripts have not, with what to use instead.
  package static let absentFromLibraries: [String: String] = [
    "math.random": "use moth.noise(x, seed), which gives the same number for the same arguments",
    "math.randomseed": "use moth.noise(x, seed), whose second argument is the seed",
    "math.pow": "use x ^ y",
    "math.atan2": "use math.atan(y, x)",
    "math.cosh": "use (math.exp(x) + math.exp(-x)) / 2",
    "math.sinh": "use (math.exp(x) - math.exp(-x)) / 2",
    "math.tanh": "use 1 - 2 / (math.exp(2 * x) + 1)",
    "math.log10": "use math.log(x, 10)",
    "string.dump": "bytecode is not loaded; write the code in the script",
    "string.find": patterns,
    "string.gmatch": patterns,
    "string.gsub": patterns,
    "string.match": patterns,
    "string.pack": "give numbers as arguments; an effect needs no binary text",
    "string.packsize": "give numbers as arguments; an effect needs no binary text",
    "string.unpack": "give numbers as arguments; an effect needs no binary text",
    "table.getn": "use #list",
    "table.move": "copy in a loop: for i = 1, #list do copy[i] = list[i] end",
  ]

  private static let patterns =
    "a pattern's time has no bound; use string.sub and string.byte, or make the text a parameter"

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
