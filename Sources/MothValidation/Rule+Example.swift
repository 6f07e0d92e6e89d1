extension Rule {
  /// An effect that shows a rule at work.
  package struct Example: Sendable {
    /// The effect's script.
    package let script: String
    /// A scene of its own, which the script names `example`; nil if it uses a bundled one.
    package let scene: String?
    /// The line of the script at which a bad example is reported, from 1.
    package let line: Int
    /// The device on which it is reported.
    package let device: String
    /// The name of the sweep.
    package let sweep: String
    /// The rules that have something to say of it beside the one that it is an example of.
    package let also: [String]

    /// An example given as a whole script.
    init(
      script: String,
      line: Int = 1,
      scene: String? = nil,
      device: String = "iphone-17",
      sweep: String = "linear",
      also: [String] = []
    ) {
      self.script = script.hasSuffix("\n") ? script : script + "\n"
      self.scene = scene
      self.line = line
      self.device = device
      self.sweep = sweep
      self.also = also
    }

    /// An example given as the body of a `visualEffect` function, whose lines count from 1.
    ///
    /// It looks at the cards of the bundled scene `feed`, or at `target` of a scene of its own.
    init(
      _ body: String,
      line: Int = 1,
      above: String = "",
      scene: String? = nil,
      target: String? = nil,
      device: String = "iphone-17",
      sweep: String = "linear",
      also: [String] = []
    ) {
      let head = Self.head(above: above, scene: scene, target: target)
      self.init(
        script: head + "  visualEffect = function(content, geometry, env, p)\n"
          + Self.indented(body, by: 4) + "\n  end,\n}\n",
        line: Self.lineCount(head) + 1 + line,
        scene: scene,
        device: device,
        sweep: sweep,
        also: also
      )
    }

    /// An example given as the fields of a `scrollTransition`, whose lines count from 1.
    init(
      transition fields: String,
      line: Int = 1,
      scene: String? = nil,
      target: String? = nil,
      device: String = "iphone-17",
      sweep: String = "linear",
      also: [String] = []
    ) {
      self.init(
        key: "scrollTransition",
        fields,
        line: line,
        scene: scene,
        target: target,
        device: device,
        sweep: sweep,
        also: also
      )
    }

    /// An example given as the fields of a `scrollState`, whose lines count from 1.
    init(
      state fields: String,
      line: Int = 1,
      scene: String? = nil,
      target: String? = nil,
      device: String = "iphone-17",
      sweep: String = "linear",
      also: [String] = []
    ) {
      self.init(
        key: "scrollState",
        fields,
        line: line,
        scene: scene,
        target: target,
        device: device,
        sweep: sweep,
        also: also
      )
    }

    private init(
      key: String,
      _ fields: String,
      line: Int,
      scene: String?,
      target: String?,
      device: String,
      sweep: String,
      also: [String]
    ) {
      let head = Self.head(above: "", scene: scene, target: target)
      self.init(
        script: head + "  \(key) = {\n" + Self.indented(fields, by: 4) + "\n  },\n}\n",
        line: Self.lineCount(head) + 1 + line,
        scene: scene,
        device: device,
        sweep: sweep,
        also: also
      )
    }

    private static func head(above: String, scene: String?, target: String?) -> String {
      (above.isEmpty ? "" : above + "\n") + "return moth.effect {\n  api = 1,\n"
        + (scene == nil ? "" : "  scene = \"example\",\n")
        + (target.map { "  target = \"\($0)\",\n" } ?? "")
    }

    private static func lineCount(_ text: String) -> Int { text.count { $0 == "\n" } }

    private static func indented(_ text: String, by spaces: Int) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 }
        .joined(separator: "\n")
    }
  }
}
