internal import MothCatalog
internal import MothDiagnostics
internal import MothGeometry
internal import MothReporting
internal import MothRunner
internal import MothScript
internal import MothSimulation
internal import MothValidation

extension Command {
  /// `moth list`: effects, scenes, devices, transforms, views, modifiers, rules, budgets,
  /// reporters, options.
  static let list = Command(
    name: "list",
    summary: "List what there is.",
    options: [listed] + Option.paths + Option.project + [listMarkdown, schema, .json, .color]
  ) { context in
    let what = context.invocation.text(listed) ?? ""
    do throws(UsageProblem) {
      if let text = try document(of: what, context.invocation) {
        context.print(text)
        return .passed
      }
    } catch {
      return context.fail(error.diagnostics)
    }
    let needsPlugins = ["effects", "scenes", "devices", "sweeps"].contains(what)
    let limits: HostLimits
    do throws(UsageProblem) {
      limits = needsPlugins ? try ProjectSettings(context).limits : HostLimits()
    } catch {
      return context.fail(error.diagnostics)
    }
    let listing = Listing(
      paths: needsPlugins ? context.paths : [],
      isGiven: !context.invocation.texts(Option.paths[0]).isEmpty,
      limits: limits
    )
    let rows = listing.rows(of: what)
    if context.invocation.flag(.json) {
      context.print(rows.map { RunRecord.line($0) }.joined())
    } else {
      context.print(Listing.text(rows, terminal: context.terminal))
    }
    return listing.problems.isEmpty ? .passed : context.fail(listing.problems)
  }

  private static let listed = Option(
    "what",
    help: "What to list: effects, scenes, devices, sweeps, transforms, views, modifiers, rules,"
      + " budgets, reporters or options.",
    choices: [
      "effects", "scenes", "devices", "sweeps", "transforms", "views", "modifiers", "rules",
      "budgets", "reporters", "options",
    ]
  )
  private static let listMarkdown = Option(
    "--markdown",
    help: "Print the rules, budgets, reporters or options as docs/ has them."
  )
  private static let schema = Option(
    "--schema",
    help: "Print the JSON Schema of moth.json, which names the rules."
  )

  /// What the flags make of a list, as it is in docs/; nil without one of them.
  private static func document(
    of what: String,
    _ invocation: Invocation
  ) throws(UsageProblem) -> String? {
    if invocation.flag(schema) {
      guard what == "rules" else {
        throw UsageProblem("'--schema' is for 'moth list rules'")
      }
      return ConfigurationSchema.text
    }
    guard invocation.flag(listMarkdown) else { return nil }
    switch what {
    case "rules": return RuleMarkdown.index
    case "reporters": return ReportFormat.markdownTable
    case "budgets": return Budget.markdownTable + "\n"
    case "options": return Option.markdownTable
    default:
      throw UsageProblem("'--markdown' is for 'moth list' of rules, budgets, reporters and options")
    }
  }
}

/// What can be listed.
private final class Listing {
  /// One thing with what is said of it.
  struct Row: Encodable {
    let name: String
    let detail: String
    /// The topic of a rule, under which it is in text.
    var topic: String?
    /// The level of a rule if nothing is configured.
    var level: String?
  }

  private let loader: PluginLoader
  private let isGiven: Bool
  private let limits: HostLimits

  init(paths: [String], isGiven: Bool, limits: HostLimits) {
    loader = LuaThread.run(stackBytes: limits.stackBytes) {
      PluginLoader(paths: paths, limits: limits)
    }
    self.isGiven = isGiven
    self.limits = limits
  }

  /// What is wrong with the plugins; where the user named none, the default folder may be missing.
  var problems: [Diagnostic] {
    isGiven ? loader.diagnostics : loader.diagnostics.filter { $0.id != "missing-file" }
  }

  func rows(of what: String) -> [Row] {
    switch what {
    case "effects": effects
    case "scenes":
      (loader.plugins.flatMap(\.scenes) + BundledScenes.all).map {
        Row(name: $0.name, detail: $0.summary)
      }
    case "devices":
      DeviceSelection(patterns: [], pluginDevices: loader.plugins.flatMap(\.devices)).known
        .map(Self.row)
    case "sweeps":
      ScrollPlan.known(with: loader.plugins.flatMap(\.sweeps)).map {
        Row(name: $0.name, detail: $0.summary)
      }
    case "transforms":
      Transform.all.map { transform in
        Row(
          name: transform.forms.map { $0.luaSignature(name: transform.name) }
            .joined(separator: " or "),
          detail: transform.summary
        )
      }
    case "reporters": ReportFormat.all.map { Row(name: $0.name, detail: $0.summary) }
    case "budgets":
      Budget.all.map { Row(name: $0.name, detail: "\($0.summary) (\($0.unit))") }
    case "options": Self.options
    case "views": SceneWord.views.map { Row(name: $0.signature, detail: $0.summary) }
    case "modifiers": SceneWord.modifiers.map { Row(name: $0.signature, detail: $0.summary) }
    default:
      Rule.Topic.allCases.flatMap { topic in
        Rule.all.filter { $0.topic == topic }.map { rule in
          Row(
            name: rule.id,
            detail: rule.explanation.summary,
            topic: topic.rawValue,
            level: rule.level.rawValue
          )
        }
      }
    }
  }

  /// The options of all commands, those that commands share once.
  private static var options: [Row] {
    var names: Set<String> = []
    return Command.all.filter { !$0.isHidden }.flatMap(\.options)
      .filter { !$0.flags.isEmpty && names.insert($0.name).inserted }
      .map { Row(name: $0.syntax, detail: $0.description) }
  }

  private var effects: [Row] {
    let plugins = loader.plugins
    let limits = limits
    return LuaThread.run(stackBytes: limits.stackBytes) {
      let binding = TransformBinding()
      return plugins.flatMap { plugin in
        let host = PluginHost(plugin: plugin, limits: limits, binding: binding)
        return plugin.effects.map { source in
          let parameters = host.effect(source).definition?.parameters ?? []
          let list = parameters.map { "\($0.name)=\($0.defaultValue)" }.joined(separator: " ")
          return Row(
            name: source.name,
            detail: source.summary + (list.isEmpty ? "" : "  [\(list)]")
          )
        }
      }
    }
  }

  private static func row(_ device: Device) -> Row {
    let size = "\(NumberText.short(device.size.width))×\(NumberText.short(device.size.height)) pt"
    return Row(
      name: device.id,
      detail: "\(device.name), \(device.platform.rawValue) \(device.osVersion), \(size) "
        + "@\(NumberText.short(device.scale))x, \(NumberText.short(device.refreshRate)) Hz"
    )
  }

  /// The rows, those with a topic below it.
  static func text(_ rows: [Row], terminal: Terminal) -> String {
    let topics = Rule.Topic.allCases.compactMap { topic in
      let rows = rows.filter { $0.topic == topic.rawValue }
      let head = terminal.styler.apply(.dim, to: "\(topic.rawValue): \(topic.summary)")
      return rows.isEmpty ? nil : head + "\n" + table(rows, terminal: terminal)
    }
    return topics.isEmpty ? table(rows, terminal: terminal) : topics.joined(separator: "\n")
  }

  /// The rows in two columns, the second one wrapped; levels are between them.
  private static func table(_ rows: [Row], terminal: Terminal) -> String {
    let longest = rows.map { VisibleText.width(of: $0.name) }.max() ?? 0
    let column = min(longest, terminal.width / 2) + 2
    return rows.map { row in
      let name = VisibleText.escaped(row.name)
      let detail = (row.level.map { "[\($0)] " } ?? "") + row.detail
      let lines = WrappedText.lines(of: detail, width: max(terminal.width - column, 20))
      let indent = String(repeating: " ", count: column)
      let pad = column - VisibleText.width(of: name)
      let head = terminal.styler.apply(.strong, to: name)
      let first = pad >= 2 ? head + String(repeating: " ", count: pad) : head + "\n" + indent
      return first + lines.joined(separator: "\n" + indent) + "\n"
    }.joined()
  }
}
