extension LibraryWord {
  /// The basic functions: manual, section 6.1, and `require` of 6.3.
  static let basic: [LibraryWord] = [
    basic("_G", use: .changed("the script's own globals; no other script sees them")),
    basic("_VERSION", use: .offered),
    basic("assert", use: .offered),
    basic("error", use: .offered),
    basic("ipairs", use: .offered),
    basic(
      "next",
      use: .changed(
        "goes in the order of pairs; an order by hash would differ from run to run; refuses Moth's "
          + "own objects, as pairs does"
      )
    ),
    basic(
      "pairs",
      use: .changed(
        "numbers ascending, then strings, then booleans, at the time of the call; other keys have no "
          + "order but their address and are refused; no `__pairs`; refuses Moth's own objects, such as "
          + "`env` and `p`, which are read by the names of their fields"
      )
    ),
    basic("pcall", use: .changed("cannot swallow a limit, and gives no address of an error")),
    basic(
      "print",
      use: .changed("keeps `printedBytes` of text in a unit for the report and drops the rest")
    ),
    basic("rawequal", use: .offered),
    basic("rawget", use: .changed("refuses Moth's own objects, as pairs does")),
    basic("rawlen", use: .offered),
    basic(
      "require",
      use: .changed("reaches the modules of the same plugin, each script its own copy")
    ),
    basic("select", use: .offered),
    basic(
      "setmetatable",
      use: .changed(
        "copies the metatable, once a table; refuses `__gc` and `__close`, which run where no limit "
          + "can stop them, `__mode`, which shows when memory is collected, and `__metatable`; "
          + "`__call` is a function; a chain of `__index` or `__newindex` has at most 16 tables"
      )
    ),
    basic("tonumber", use: .offered),
    basic(
      "tostring",
      use: .changed("by the type alone: no metamethod runs, and no address is shown")
    ),
    basic("type", use: .offered),
    basic(
      "collectgarbage",
      use: .absent(
        reason: "it shows how much memory is in use and when it is collected",
        instead: "memory is the host's business; the limit is in 'moth doctor'"
      )
    ),
    basic("dofile", use: .absent(reason: files, instead: module)),
    basic(
      "getmetatable",
      use: .absent(
        reason: "it reaches the metatable that all strings share",
        instead: "keep a reference to the metatable that you set"
      )
    ),
    basic("load", use: .absent(reason: code, instead: "write the code in the script")),
    basic("loadfile", use: .absent(reason: files, instead: module)),
    basic("loadstring", use: .absent(reason: code, instead: "write the code in the script")),
    basic(
      "rawset",
      use: .absent(reason: "it writes into what is read-only", instead: "assign to the table")
    ),
    basic(
      "warn",
      use: .absent(reason: "it writes to the program's error output", instead: "use print")
    ),
    basic(
      "xpcall",
      use: .absent(
        reason: "its message handler runs where no limit can stop it",
        instead: "use pcall"
      )
    ),
  ]

  /// Libraries that are absent as a whole.
  static let absentLibraries: [LibraryWord] = [
    basic(
      "coroutine",
      use: .absent(
        reason:
          "a limit is set for one thread of Lua, and Lua 5.4.4 overflows the stack in closing "
          + "coroutines that hold each other",
        instead: "an effect is called once a frame and returns; it needs no coroutine"
      )
    ),
    basic(
      "debug",
      use: .absent(
        reason: "it removes limits and reaches the host's own values",
        instead: "use print, whose lines are shown beside the result"
      )
    ),
    basic(
      "io",
      use: .absent(
        reason: files,
        instead: "a script has no files; give it what it needs as parameters"
      )
    ),
    basic(
      "os",
      use: .absent(
        reason: "it reaches processes, files, the clock and the locale",
        instead: "a script has no clock; env.time is the simulated one"
      )
    ),
    basic("package", use: .absent(reason: "it loads files and C libraries", instead: module)),
    basic(
      "utf8",
      use: .absent(
        reason: "no transform takes text, so that there is nothing to use it for",
        instead: "effects need no text"
      )
    ),
  ]

  /// The library of texts: manual, section 6.4.
  static let string: [LibraryWord] =
    offered("string", names: ["char", "len", "lower", "reverse", "sub", "upper"]) + [
      LibraryWord(
        library: "string",
        name: "byte",
        use: .changed("returns at most `unpackedValues`")
      ),
      LibraryWord(
        library: "string",
        name: "format",
        use: .changed(
          "makes at most `libraryTextBytes`; no `%p`, which is an address, no `%a` and `%q`, whose "
            + "forms are the platform's; `%s` as `tostring`"
        )
      ),
      LibraryWord(
        library: "string",
        name: "rep",
        use: .changed(
          "makes at most `libraryTextBytes`, and repeats no more often, also an empty text"
        )
      ),
    ]
    + absent(
      "string",
      names: ["dump"],
      reason: code,
      instead: "bytecode is not loaded; write the code in the script"
    )
    + absent(
      "string",
      names: ["find", "gmatch", "gsub", "match"],
      reason: "a pattern can take exponential time inside C, where no limit can stop it",
      instead:
        "a pattern's time has no bound; use string.sub and string.byte, or make the text a parameter"
    )
    + absent(
      "string",
      names: ["pack", "packsize", "unpack"],
      reason: "their results are the platform's",
      instead: "give numbers as arguments; an effect needs no binary text"
    )

  /// The library of tables: manual, section 6.6.
  static let table: [LibraryWord] =
    [
      changed("concat", difference: "plain tables; makes at most `libraryTextBytes`"),
      changed(
        "insert",
        difference: "plain tables of at most `libraryElements`; four that move are an instruction"
      ),
      changed(
        "remove",
        difference: "plain tables of at most `libraryElements`; four that move are an instruction"
      ),
      changed(
        "sort",
        difference:
          "plain tables of at most `sortedElements`; compares in Lua, where a limit can stop it"
      ),
      changed("unpack", difference: "plain tables; returns at most `unpackedValues`"),
    ] + offered("table", names: ["pack"])
    + absent(
      "table",
      names: ["getn"],
      reason: "only older versions of Lua have it",
      instead: "use #list"
    )
    + absent(
      "table",
      names: ["move"],
      reason: "it loops in C over a count that the script chooses",
      instead: "copy in a loop: for i = 1, #list do copy[i] = list[i] end"
    )

  /// The library of mathematics: manual, section 6.7.
  static let math: [LibraryWord] =
    offered(
      "math",
      names: [
        "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge", "log",
        "max", "maxinteger", "min", "mininteger", "modf", "pi", "rad", "sin", "sqrt", "tan",
        "tointeger", "type", "ult",
      ]
    )
    + [
      LibraryWord(
        library: "math",
        name: "random",
        use: .changed(
          "starts again in each call, from a seed that is the target's index: a view keeps its "
            + "numbers from frame to frame, on every device"
        )
      )
    ]
    + absent(
      "math",
      names: ["randomseed"],
      reason: "the order of calls would reach results",
      instead: "use moth.noise(x, seed), whose second argument is the seed"
    )
    + [
      ("atan2", "math.atan(y, x)"), ("cosh", "(math.exp(x) + math.exp(-x)) / 2"),
      ("frexp", "math.log(x, 2)"), ("ldexp", "x * 2.0 ^ exponent"), ("log10", "math.log(x, 10)"),
      ("pow", "x ^ y"), ("sinh", "(math.exp(x) - math.exp(-x)) / 2"),
      ("tanh", "1 - 2 / (math.exp(2 * x) + 1)"),
    ].flatMap {
      absent(
        "math",
        names: [$0.0],
        reason: "only older versions of Lua have it",
        instead: "use \($0.1)"
      )
    }

  private static let code = "code that is made while a script runs cannot be checked before"
  private static let files = "a script reads and writes no file"
  private static let module = "use require with a module of this plugin"

  private static func basic(_ name: String, use: Use) -> LibraryWord {
    LibraryWord(library: nil, name: name, use: use)
  }

  private static func changed(_ name: String, difference: String) -> LibraryWord {
    LibraryWord(library: "table", name: name, use: .changed(difference))
  }

  private static func offered(_ library: String, names: [String]) -> [LibraryWord] {
    names.map { LibraryWord(library: library, name: $0, use: .offered) }
  }

  private static func absent(
    _ library: String,
    names: [String],
    reason: String,
    instead: String
  ) -> [LibraryWord] {
    names.map {
      LibraryWord(library: library, name: $0, use: .absent(reason: reason, instead: instead))
    }
  }
}
