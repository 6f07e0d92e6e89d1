package import MothDiagnostics

/// What `moth explain` says about problems with plugins, scenes, devices and the command line.
package enum ConfigurationExplanations {
  /// A manifest that is complete.
  static let manifest = """
    {
      "name": "my-effect",
      "version": "1.0.0",
      "api": 1,
      "summary": "What it does, in a sentence.",
      "author": "Your name",
      "license": "MIT",
      "effects": ["effects/my-effect.lua"],
      "scenes": ["scenes/home.lua"],
      "tests": ["tests/my-effect.lua"]
    }
    """

  /// All of them.
  package static let all: [Explanation] = [
    Explanation(
      id: "usage",
      summary: "the command line cannot be understood",
      reason: "Nothing was run.",
      help: "'moth COMMAND --help' shows what a command takes."
    ),
    Explanation(
      id: "unknown-limit",
      summary: "a configuration names a limit that does not exist",
      reason: "A misspelt limit would silently not apply.",
      help: "'moth doctor' shows the limits."
    ),
    Explanation(
      id: "limit-out-of-range",
      summary: "a configuration sets a limit below or above its range",
      reason: "The range keeps what cannot be stopped in the middle short.",
      help: "Take a number of the range; docs/SANDBOX.md shows it."
    ),
    Explanation(
      id: "missing-file",
      summary: "a file that is named does not exist or cannot be read",
      reason: "Paths in a manifest are relative to the plugin's folder.",
      help: "Check the path."
    ),
    Explanation(
      id: "missing-manifest",
      summary: "a folder has no plugin.json",
      reason: "The manifest names the plugin's files, so that they can be listed without running "
        + "anything.",
      help: "A single .lua file needs none. For a folder, write plugin.json:\n\n" + manifest
    ),
    Explanation(
      id: "invalid-manifest",
      summary: "a plugin.json is not of the right form",
      reason: "The manifest is read before anything runs.",
      help: "A whole one:\n\n" + manifest
    ),
    Explanation(
      id: "unknown-key",
      summary:
        "a manifest, definition, configuration, device or sweep has a key that means nothing",
      reason: "A misspelt key would silently do nothing.",
      help: "The message names the nearest key, or all of them."
    ),
    Explanation(
      id: "missing-key",
      summary: "a manifest, definition, configuration, device or sweep lacks a key",
      reason: "There is no sensible default for it.",
      help: "Add the key. A whole manifest:\n\n" + manifest
    ),
    Explanation(
      id: "duplicate-key",
      summary: "a manifest, definition, configuration, device or sweep has a key twice",
      reason: "Only one of the values would be used.",
      help: "Remove one of the two."
    ),
    Explanation(
      id: "duplicate-value",
      summary: "an array of a configuration has a value twice",
      reason: "The second one would do nothing.",
      help: "Remove one of the two."
    ),
    Explanation(
      id: "path-outside-plugin",
      summary: "a manifest names a file outside the plugin's folder",
      reason: "A plugin may read only its own files, also through links.",
      help: "Copy the file into the plugin."
    ),
    Explanation(
      id: "plugin-too-large",
      summary: "a plugin names more files, or larger ones together, than the limits allow",
      reason: "A plugin is read and parsed as a whole; the limits keep a hostile one from filling "
        + "the memory.",
      help: "Split the plugin, or set 'pluginFiles' or 'pluginBytes' among the limits of moth.json."
    ),
    Explanation(
      id: "duplicate-file",
      summary: "a manifest names a file twice, or two paths differ only in how letters are encoded",
      reason:
        "A file that is read twice counts twice, and reports distinguish files by their paths.",
      help: "Name the file once; rename one of two files."
    ),
    Explanation(
      id: "duplicate-name",
      summary: "two effects, scenes, tests, modules, devices or sweeps of a plugin have one name",
      reason: "Results, options and baselines distinguish them by their names.",
      help: "Rename one of them. The name of a script is its file's."
    ),
    Explanation(
      id: "file-too-large",
      summary: "a file is larger than the limit",
      reason: "Scripts and profiles are small; the limit keeps a hostile file from stalling a run.",
      help: "Split the script into modules."
    ),
    Explanation(
      id: "not-text",
      summary: "a file is not text in UTF-8",
      reason: "Scripts and manifests are read as UTF-8.",
      help: "Save the file as UTF-8."
    ),
    Explanation(
      id: "invalid-device",
      summary: "a device profile is not of the right form",
      reason: "A size or inset that is wrong would make every verdict wrong.",
      help: "The message names the key."
    ),
    Explanation(
      id: "invalid-sweep",
      summary: "a sweep's file is not of the right form",
      reason: "A sweep is a list of steps of a finger or of the program.",
      help: "The message names the key; docs/schemas/sweep.schema.json describes the form."
    ),
    Explanation(
      id: "invalid-configuration",
      summary: "a moth.json is not of the right form",
      reason: "Nothing was run: what it says cannot be guessed.",
      help: "docs/schemas/moth.json describes the form; docs/VALIDATION.md shows a whole one."
    ),
    Explanation(
      id: "unknown-rule",
      summary: "a configuration or a suppression names a rule that does not exist",
      reason: "A misspelt rule would silently do nothing.",
      help: "'moth list rules' shows the rules."
    ),
    Explanation(
      id: "unknown-threshold",
      summary: "a configuration names a threshold that the rule does not have",
      reason: "A misspelt threshold would silently do nothing.",
      help: "'moth explain RULE' shows a rule's thresholds."
    ),
    Explanation(
      id: "threshold-out-of-range",
      summary: "a configured threshold lies outside its range",
      reason: "The rule could find nothing, or everything, with it.",
      help: "'moth explain RULE' shows the range; to switch a rule off, set its level."
    ),
    Explanation(
      id: "unknown-budget",
      summary: "a configuration names a budget that does not exist",
      reason: "A misspelt budget would silently not apply.",
      help: "'moth list budgets' shows the budgets."
    ),
    Explanation(
      id: "unknown-platform",
      summary: "no platform has this name",
      reason: "Nothing was run.",
      help: "The message names the platforms, such as ios17 and macos14."
    ),
    Explanation(
      id: "devices-left-out",
      summary: "devices of other platforms than the one named were not run",
      reason: "'--platform' and 'platform' in moth.json say what an app must run on.",
      help: "Run without it for all devices."
    ),
    Explanation(
      id: "fix-refused",
      summary: "a script's fixes were not written",
      reason:
        "A fix is written only where the fixed script parses and the finding is gone, the file "
        + "can be written, and nobody has changed it meanwhile.",
      help: "Fix the script by hand; the finding says how."
    ),
    Explanation(
      id: "unknown-sweep",
      summary: "no sweep has this name",
      reason: "Nothing was run.",
      help: "'moth list sweeps' shows the names."
    ),
    Explanation(
      id: "unknown-device",
      summary: "no device has this id or matches this pattern",
      reason: "Nothing was run.",
      help: "'moth list devices' shows the ids."
    ),
    Explanation(
      id: "unknown-scene",
      summary: "an effect names a scene that is not there or cannot be used",
      reason: "An effect is evaluated on the views of a scene.",
      help: "'moth list scenes' shows the scenes; a plugin names its own in plugin.json."
    ),
    Explanation(
      id: "unknown-target",
      summary: "an effect's target is not in the scene",
      reason: "The target is the view that the effect is attached to.",
      help: "Mark a view of the scene with :target(\"name\")."
    ),
    Explanation(
      id: "unknown-effect",
      summary: "a test names an effect that the plugin does not have",
      reason: "The test can check nothing.",
      help: "The message names the plugin's effects."
    ),
    Explanation(
      id: "unknown-parameter",
      summary: "no effect of the run has a parameter of this name",
      reason: "A misspelt parameter would silently do nothing.",
      help: "'moth list effects' shows the parameters."
    ),
    Explanation(
      id: "parameter-out-of-range",
      summary: "a parameter's value lies outside min...max",
      reason: "The effect says that it is not made for such a value.",
      help: "Give a value inside, or widen the range in the script."
    ),
    Explanation(
      id: "unit-timeout",
      summary: "a unit took more processor time than it may",
      reason:
        "The rest of the run should not wait for it. The time is the limit 'unitMilliseconds', "
        + "or what '--timeout' says; it also depends on the machine, so the result is not cached.",
      help: "Make the effect cheaper or the sweep shorter, or allow more time."
    ),
    Explanation(
      id: "threads-unavailable",
      summary: "the system gives fewer threads than are needed",
      reason: "A user may have a number of threads and processes at once ('ulimit -u'). With fewer "
        + "threads a run takes longer; with none, nothing can be run.",
      help: "Allow more, end other programs, or use fewer threads with '--workers'."
    ),
    Explanation(
      id: "curve-changed",
      summary: "a unit does something else than before a file was saved",
      reason:
        "'moth run --watch' shows what a change does, as far as it is more than the tolerance "
        + "of baselines.",
      help: "Nothing, if it is what you want."
    ),
    Explanation(
      id: "run-stopped",
      summary: "a run ended before everything was run",
      reason:
        "Somebody interrupted it, or there were as many failures as are allowed; what was not "
        + "run may have findings too.",
      help: "Run again; '--last-failed' begins with what failed."
    ),
    Explanation(
      id: "layout-problem",
      summary: "a scene has a size that SwiftUI would not lay out",
      reason: "Sizes that are negative or not finite come from a container smaller than expected.",
      help: "Clamp the size, or use a flexible frame."
    ),
    Explanation(
      id: "check-failed",
      summary: "an effect's own check failed",
      reason: "The check is run for each device, setting and sweep, over every sample.",
      help:
        "Fix the effect, or state in the check what is meant; docs/EFFECTS.md lists the methods."
    ),
    Explanation(
      id: "test-failed",
      summary: "a plugin's own test failed",
      reason: "The effect gives another value than the test states.",
      help: "Work the value out by hand, and fix the effect or the test."
    ),
  ]
}
