internal import MothRunner
internal import MothScript
internal import MothValidation

/// A plugin with its Lua state, and the units made of its effects.
struct Workbench {
  let host: PluginHost
  let units: UnitMaker
  /// What the plugin's manifest says of rules.
  let rules: RuleChoices

  var plugin: Plugin { host.plugin }

  init(
    _ plugin: Plugin,
    limits: HostLimits,
    binding: TransformBinding,
    interrupts: SessionInterrupts
  ) {
    host = PluginHost(plugin: plugin, limits: limits, binding: binding)
    interrupts.watch(host.stopper)
    units = UnitMaker(host: host)
    rules = RuleChoices.read(of: plugin).choices
  }
}
