-- The command line of moth, declared once: parsing, help, suggestions and shell completion.
--
-- Trusted Lua, run in a state of its own with lua-argparse. Gets the reporters' names and the
-- arguments; returns a table with `command` and the options, or with `text` to print, or with
-- `problem`.

local arguments = ...
local reporters = {}
for name in table.remove(arguments, 1):gmatch "%S+" do reporters[#reporters + 1] = name end
local found, argparse = pcall(require, "argparse")
if not found then
  return {
    problem = "the Lua module 'argparse' is missing: install lua-argparse (Debian) or"
      .. " 'luarocks install argparse' (macOS)",
  }
end

-- What -h, --help or --version asked for; argparse itself would print and leave the process.
local asked

local function withHelp(command)
  command:add_help(false)
  command:flag("-h --help", "Show this help."):action(function()
    asked = { text = command:get_help() }
    error(asked)
  end)
  return command
end

local function withColor(command)
  command:option("--color", "When to use colour."):choices { "auto", "always", "never" }
    :default "auto"
  return command
end

local function withJSON(command)
  command:flag("--json", "Print JSON Lines instead of text.")
  return withColor(command)
end

-- The options whose values the completion scripts get from the list of reporters.
local reporterOptions = {}

local function withReporters(command)
  local option = command:option("--reporter", "A report, on the standard output or in a file; may"
    .. " be given again. NAME is " .. table.concat(reporters, ", ") .. ".")
    :argname "NAME[:FILE]":count "*"
  reporterOptions[#reporterOptions + 1] = option
  return withColor(command)
end

local function withConfiguration(command)
  command:option("--config", "A configuration instead of the project's moth.json."):argname "FILE"
  command:option("--limit", "A limit of scripts; may be given again. 'moth doctor' shows them.")
    :argname "NAME=NUMBER":count "*"
  return command
end

local function withRuleChoices(command)
  command:option("--preset", "The levels of rules: recommended, strict or accessibility.")
    :argname "NAME"
  command:option("--rule", "A rule's level: off, note, warning or error; may be given again.")
    :argname "ID=LEVEL":count "*"
  command:option("--platform", "What must be available, such as ios17; other platforms' devices"
    .. " are left out."):argname "NAME"
  return command
end

local function withRules(command)
  withRuleChoices(withConfiguration(command))
  command:flag("--fix", "Write the safe fixes into the scripts.")
  command:flag("--unsafe-fixes", "Take the fixes too that may change more than the finding.")
  command:flag("--diff", "Print what the fixes would change instead of writing it.")
  return command
end

local function withPaths(command)
  command:argument("paths", "Plugins: folders, folders of plugins, or single .lua files.")
    :args "*"
  return command
end

local parser = withHelp(argparse("moth", "Evaluate and check scroll effects for SwiftUI.",
  "Exit status: 0 all passed, 1 findings, 2 usage or configuration, 3 a script could not be "
  .. "loaded, 4 an internal error, 5 nothing matched, 130 interrupted, 143 terminated."))
parser:command_target "command"
parser:require_command(false)
parser:help_max_width(80)
parser:flag("--version", "Show the version."):action(function()
  asked = { version = true }
  error(asked)
end)

-- What is run, for 'run' and for 'config', which shows what it comes to.
local function withPlan(command)
  withPaths(command)
  command:option("--device", "A device's id, a pattern with '*', or a profile's .json file;"
    .. " may be given again. All if absent.")
    :argname "ID":count "*"
  command:option("--scene", "A scene instead of the effect's own; may be given again.")
    :argname "NAME":count "*"
  command:option("--orientation", "How devices are held; those that do not turn stay in portrait."
    .. " Portrait if absent.")
    :choices { "portrait", "landscape", "both" }
  command:option("--sweep", "How the scene is scrolled, by name or .json file; may be given again."
    .. " linear if absent."):argname "NAME":count "*"
  command:option("--refresh-rate", "Frames per second instead of the devices' own."):argname "HZ"
  command:option("--layout-direction", "How text is read; leftToRight if absent.")
    :choices { "leftToRight", "rightToLeft", "both" }
  command:option("--dynamic-type-size", "The size of text, such as xxLarge; may be given again."
    .. " large if absent."):argname "SIZE":count "*"
  command:option("--reduce-motion", "The setting of Reduce Motion; both if absent.")
    :choices { "on", "off", "both" }
  command:option("--param", "A parameter's value; may be given again, for units with each value.")
    :argname "NAME=VALUE":count "*"
  command:option("-j --workers", "How many threads share the work: a number, or auto: one a"
    .. " processor. auto if absent."):argname "N"
  command:option("--timeout", "How long a unit may take, in milliseconds."):argname "MS"
  command:option("--max-failures", "End the run after so many failures."):argname "N"
  command:flag("-x", "End the run after the first failure.")
  return command
end

local run = withHelp(parser:command("run", "Evaluate effects on devices, validate and test them."))
withPlan(run)
run:flag("--list", "Print the names of the units and tests instead of running them.")
run:option("--grep", "Run only what has a name that this regular expression finds.")
  :argname "PATTERN"
run:option("--grep-invert", "Leave out what has a name that this regular expression finds.")
  :argname "PATTERN"
run:option("--only-changed", "Run only what files touch that differ from the last commit, or since"
  .. " a branch or commit."):argname "REF":args "?"
run:flag("--last-failed", "Run only what failed in the last run.")
run:option("--shard", "Run one of several parts, such as 2/4, or auto: the part that the variables"
  .. " of CI name. 'moth merge' joins their results."):argname "NUMBER/TOTAL"
run:option("--costs", "Raw results of an earlier run, by which shards are made even.")
  :argname "FILE"
run:flag("--no-cache", "Evaluate everything, also what is known from earlier runs.")
run:option("--cache-dir", "Where results are kept from run to run."):argname "FOLDER"
run:option("--update-baselines", "Write baselines: all of the run's, those that changed or are"
  .. " missing, or the missing. None if absent, and never with CI set.")
  :choices { "all", "changed", "missing", "none" }
run:flag("--watch", "Run again what a saved file touches, and say what changed in the curves.")
run:flag("--each", "Print a line for each unit, also where several have the same result.")
run:flag("--curves", "Keep all values in the raw results, not only each argument's range.")
withReporters(withRules(run))

local config = withHelp(parser:command("config", "Show what the configuration and the options come"
  .. " to, as a moth.json."))
withRuleChoices(withConfiguration(withPlan(config)))
withColor(config)

local merge = withHelp(parser:command("merge", "Make the reports of a run from its shards' raw"
  .. " results."))
merge:argument("results", "Files written with '--shard NUMBER/TOTAL --reporter jsonl:FILE'.")
  :args "+"
merge:flag("--each", "Print a line for each unit, also where several have the same result.")
withReporters(merge)

local check = withHelp(parser:command("check", "Check scripts and manifests without running them."))
withPaths(check)
withReporters(withRules(check))

local report = withHelp(parser:command("report", "Make reports from the raw results of runs."))
report:argument("results", "Files written with '--reporter jsonl:FILE'; '-' is the standard input.")
  :args "+"
report:flag("--each", "Print a line for each unit, also where several have the same result.")
withReporters(report)

local frames = withHelp(parser:command("frames", "Show where the views of scenes are at rest."))
withPaths(frames)
withConfiguration(frames)
frames:option("--device", "A device's id, a pattern with '*', or a profile's .json file.")
  :argname "ID":count "*"
frames:option("--scene", "One scene instead of all; may be given again."):argname "NAME":count "*"
frames:option("--orientation", "How devices are held.")
  :choices { "portrait", "landscape", "both" }:default "portrait"
frames:flag("--markdown", "Print a Markdown table.")

local list = withHelp(parser:command("list", "List what there is."))
local listed = list:argument("what", "What to list: effects, scenes, devices, sweeps, transforms,"
  .. " views, modifiers, rules, budgets or reporters."):argname "WHAT"
  :choices {
    "effects", "scenes", "devices", "sweeps", "transforms", "views", "modifiers", "rules",
    "budgets", "reporters",
  }
-- In help, all names in one word are wider than the page; the sentence beside it has them.
listed._get_label_lines = function() return { "WHAT" } end
withPaths(list)
withConfiguration(list)
list:flag("--markdown", "Print the rules, budgets or reporters as docs/ has them.")
list:flag("--schema", "Print the JSON Schema of moth.json, which names the rules.")
withJSON(list)

local explain = withHelp(parser:command("explain", "Explain a rule, a diagnostic or a transform."))
explain:argument("id", "A rule's or diagnostic's id, or the name of a transform or modifier.")
explain:flag("--markdown", "Print a rule's page of docs/rules, or the tables of 'checks'.")
withJSON(explain)

local repl = withHelp(parser:command("repl", "Try effects out, line by line."))
repl:argument("plugin", "A plugin, a .lua file, or the name of an effect in Plugins."):args "?"
repl:option("-e --execute", "Answer this line instead of the input; may be given again.")
  :argname "LINE":count "*"
repl:option("--device", "The device to begin with."):argname "ID":default "iphone-17"
withConfiguration(repl)
repl:option("--color", "When to use colour."):choices { "auto", "always", "never" }:default "auto"

local doctor = withHelp(parser:command("doctor", "Show what Moth finds here, and its limits."))
doctor:flag("--markdown", "Print docs/SANDBOX.md: what scripts may use, and the limits.")
withJSON(withConfiguration(doctor))

local completion = withHelp(parser:command("completion", "Print a completion script for a shell."))
completion:argument("shell", "The shell."):choices { "bash", "zsh", "fish" }

local ran, ok, result = pcall(parser.pparse, parser, arguments)
if asked then return asked end
if not ran then error(ok, 0) end
if not ok then
  return { problem = result }
end
if result.command == nil then return { text = parser:get_help() } end
if result.command == "completion" then
  local make = {
    bash = parser.get_bash_complete,
    zsh = parser.get_zsh_complete,
    fish = parser.get_fish_complete,
  }
  -- Only here: as choices they would refuse a name with a file.
  for _, option in ipairs(reporterOptions) do option:choices(reporters) end
  return { text = make[result.shell](parser) }
end
return result
