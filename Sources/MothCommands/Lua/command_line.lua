-- Reads a command line with lua-argparse.
--
-- Trusted Lua, run in a state of its own. Gets the program, a Lua table that Invocation.swift
-- writes from the commands and their options, and the arguments; returns a table with `command`
-- and the options, or with `text` to print, or with `problem`.

local arguments = ...
local program = load("return " .. table.remove(arguments, 1), "=program", "t", {})()
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

local function declare(command, option)
  local element
  if option.flags == "" then
    element = command:argument(option.name, option.help):args(option.count)
    -- In help, all choices in one word are wider than the page.
    local label = option.choices and option.name:upper()
    if label then
      element:argname(label)
      element._get_label_lines = function() return { label } end
    end
  elseif option.value then
    element = command:option(option.flags, option.help):target(option.name)
    if not option.choices then element:argname(option.value) end
    if option.flags:find " " then
      -- In help, the letter and the name are one line.
      local label = option.flags:gsub(" ", ", ") .. " " .. option.value
      element._get_label_lines = function() return { label } end
    end
    if option.count == "?" then element:args "?" end
    if option.count == "+" then element:count "*" end
  else
    element = command:flag(option.flags, option.help):target(option.name)
  end
  if option.choices then element:choices(option.choices) end
end

local parser = withHelp(argparse(program.name, program.summary, program.epilog))
parser:command_target "command"
parser:require_command(false)
parser:help_max_width(80)
parser:flag("--version", "Show the version."):action(function()
  asked = { version = true }
  error(asked)
end)
for _, command in ipairs(program.commands) do
  local declared = withHelp(parser:command(command.name, command.summary))
  declared:hidden(command.hidden)
  for _, option in ipairs(command.options) do declare(declared, option) end
end

local ran, ok, result = pcall(parser.pparse, parser, arguments)
if asked then return asked end
if not ran then error(ok, 0) end
if not ok then return { problem = result } end
if result.command == nil then return { text = parser:get_help() } end
return result
