internal import MothDiagnostics
internal import MothScript
internal import MothSimulation

extension RunSettings {
  /// The options that say what is run, with their keys of `run` in `moth.json`.
  package static let options: [Setting<RunSettings>] = [
    .texts(
      Option(
        "[paths...]",
        help: "Plugins, folders of plugins, and single .lua files.",
        absent: "Plugins",
        key: "run.paths"
      ),
      path: \.paths
    ),
    .texts(
      Option(
        "--device ID...",
        help: "A device's id, a pattern with '*', or a profile's .json file.",
        absent: "all",
        key: "run.devices",
        candidates: { _ in ProjectNames.devices }
      ),
      path: \.axes.devices
    ),
    .texts(
      Option(
        "--scene NAME...",
        help: "A scene instead of the effects' own.",
        absent: "each effect's own",
        key: "run.scenes",
        candidates: { _ in ProjectNames.scenes }
      ),
      path: \.axes.scenes
    ),
    .cases(
      "--orientation",
      help: "How devices are held; those that do not turn stay in portrait.",
      absent: "portrait",
      key: "run.orientations",
      path: \.axes.orientations
    ),
    .texts(
      Option(
        "--sweep NAME...",
        help: "How the scene is scrolled: a sweep's name or .json file.",
        absent: Sweep.linear.name,
        key: "run.sweeps",
        candidates: { _ in ProjectNames.sweeps }
      ),
      path: \.axes.sweeps
    ),
    refreshRate,
    .cases(
      "--layout-direction",
      help: "The direction in which text is read.",
      absent: "leftToRight",
      key: "run.layoutDirections",
      path: \.axes.layoutDirections
    ),
    .cases(
      "--dynamic-type-size SIZE...",
      help: "The size of text, such as xxLarge.",
      absent: "large",
      key: "run.dynamicTypeSizes",
      noun: "Dynamic Type size",
      path: \.axes.dynamicTypeSizes
    ),
    reduceMotion,
    parameters,
    .whole(
      Option(
        "-j --workers N",
        help: "How many threads share the work.",
        absent: "auto, one per processor",
        key: "run.workers",
        candidates: { _ in [Candidate("auto", summary: "one per processor")] }
      ),
      in: workerRange,
      note: " or auto",
      path: \.workers
    ),
    .whole(
      Option(
        "--timeout MS",
        help: "How much processor time a unit may take, in milliseconds.",
        absent: "the limit unitMilliseconds",
        key: "run.timeout"
      ),
      in: unitMillisecondsRange,
      note: " (milliseconds)",
      path: \.unitMilliseconds
    ),
    .whole(
      Option(
        "--max-failures N",
        help: "End the run after so many failures.",
        absent: "none",
        key: "run.maxFailures"
      ),
      in: failureRange,
      path: \.mostFailures
    ),
    Setting(Option("-x", help: "End the run after the first failure.")) {
      $1.mostFailures = 1
    },
  ]

  /// The options of commands that only lay scenes out.
  package static let sceneOptions = options.filter {
    ["device", "scene", "orientation"].contains($0.option.name)
  }

  // MARK: - Single options

  private static let reduceMotion = Setting(
    Option(
      "--reduce-motion",
      help: "The setting of Reduce Motion.",
      choices: ["on", "off", "both"],
      absent: "both",
      key: "run.reduceMotion"
    ),
    json: Setting<RunSettings>.JSONForm(schema: list(of: ["type": .text("boolean")])) {
      reader,
      settings in
      let found = reader.set { $0.boolean() }
      settings.axes.reduceMotion = found.isEmpty ? settings.axes.reduceMotion : found
    } shown: { settings in
      .list(settings.axes.reduceMotion.map(JSONNode.boolean))
    }
  ) { words, settings throws(UsageProblem) in
    settings.axes.reduceMotion = words == ["both"] ? [false, true] : [words == ["on"]]
  }

  private static let refreshRate = Setting(
    Option(
      "--refresh-rate HZ",
      help: "Frames per second instead of the devices' own.",
      absent: "the devices' own",
      key: "run.refreshRate"
    ),
    json: Setting<RunSettings>.JSONForm(
      schema: [
        "type": .text("number"), "minimum": .number(Device.refreshRates.lowerBound),
        "maximum": .number(Device.refreshRates.upperBound),
      ]
    ) { reader, settings in
      settings.axes.refreshRate = reader.number(in: Device.refreshRates, unit: "hertz")
    } shown: { settings in
      settings.axes.refreshRate.map(JSONNode.number)
    }
  ) { words, settings throws(UsageProblem) in
    for word in words {
      guard let rate = Double(word), PlanAxes.isRefreshRate(rate) else {
        throw UsageProblem(
          "'--refresh-rate' takes hertz between \(Device.refreshRates.words); got '\(word)'"
        )
      }
      settings.axes.refreshRate = rate
    }
  }
}

extension RunSettings {
  /// What `run` says.
  init?(_ fields: ObjectReader<JSONValue>) {
    self.init()
    for option in Self.options {
      guard let key = option.key, let reader = fields[key] else { continue }
      option.json?.read(reader, &self)
    }
  }
}
