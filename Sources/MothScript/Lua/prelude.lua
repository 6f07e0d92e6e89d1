-- The words of the Lua API, and the environments of scripts.
--
-- Trusted Lua. Before this text the host puts VIEWS and MODIFIERS, the words of scenes, and
-- `library`, what library.lua returns. Scripts never see the globals of this chunk; each has an
-- environment made by makeEnvironment.

local host = host
local fault, line = host.fault, host.line
local base, frozen, integer, libraries, refuse, text =
  library.base, library.frozen, library.integer, library.libraries, library.refuse, library.text
local setmetatable, getmetatable, rawset = setmetatable, getmetatable, rawset
local type, next, ipairs = type, next, ipairs
local floor, concat, pack, sort = math.floor, table.concat, table.pack, table.sort

-- Everything made here is data for the host: a table with a "$kind" and the script's line. Results
-- in parentheses are no tail calls, so that a tail call found on the stack is the script's own.
local function tagged(kind, fields)
  fields["$kind"] = kind
  fields["$line"] = line()
  return fields
end

local function definition(kind)
  return function(fields)
    if type(fields) ~= "table" then
      refuse("moth." .. kind, "a table", fields)
    end
    return (tagged(kind, { fields = fields }))
  end
end

local threshold = {}
local thresholdMetatable = { __index = threshold }

local function makeThreshold(name, fields)
  fields.name = name
  return setmetatable(tagged("threshold", fields), thresholdMetatable)
end

function threshold:inset(distance)
  return (makeThreshold("inset", { of = self, distance = distance }))
end

function threshold:interpolated(towards, amount)
  return (makeThreshold("interpolated", { of = self, towards = towards, amount = amount }))
end

local function configuration(name)
  return function(fields)
    return (tagged("configuration", { name = name, fields = fields }))
  end
end

local function hash(whole, seed)
  local bits = whole * 0x9E3779B97F4A7C15 + seed * 0xD1B54A32D192ED03
  bits = (bits ~ (bits >> 30)) * 0xBF58476D1CE4E5B9
  bits = (bits ~ (bits >> 27)) * 0x94D049BB133111EB
  return ((bits ~ (bits >> 31)) >> 11) * (1.0 / (1 << 53))
end

-- Value noise, 0 <= noise < 1: a pure function of x and a whole seed.
-- The hash is SplitMix64's finaliser; between whole numbers it is interpolated by 3t^2 - 2t^3.
local function noise(x, seed)
  local whole = type(x) == "number" and math.tointeger(floor(x))
  if not whole then refuse("noise", "a finite number", x) end
  seed = integer(seed, 0, "noise")
  local t = x - whole
  local from = hash(whole, seed)
  return from + (hash(whole + 1, seed) - from) * (t * t * (3 - 2 * t))
end

-- Constants are rebuilt on each reading, so that no script can change another's.
local constants = {
  identity = function() return (tagged("configuration", { name = "identity" })) end,
  centered = function() return (makeThreshold("centered", {})) end,
  hidden = function() return (makeThreshold("hidden", {})) end,
}

local moth = frozen(setmetatable({
  effect = definition("effect"),
  scene = definition("scene"),
  test = definition("test"),
  unitPoint = function(x, y) return { x = x, y = y } end,
  unitPoint3D = function(x, y, z) return { x = x, y = y, z = z } end,
  shader = function(name, ...) return { name = name, ... } end,
  interactive = configuration("interactive"),
  animated = configuration("animated"),
  spring = function(fields) return (tagged("spring", { fields = fields })) end,
  timingCurve = function(curve, duration)
    return (tagged("timingCurve", { curve = curve, duration = duration }))
  end,
  bezier = function(x1, y1, x2, y2) return (tagged("bezier", { x1, y1, x2, y2 })) end,
  visible = function(amount) return (makeThreshold("visible", { amount = amount })) end,
  noise = noise,
}, {
  __index = function(_, key)
    local make = constants[key]
    if make == nil then fault("field", text(key), "moth") end
    return (make())
  end,
}), "moth")

-- Scenes: a view is a table, and a modifier wraps it, as in SwiftUI.
local modifiers = {}
local view = {
  __index = setmetatable(modifiers, {
    __index = function(_, key) fault("modifier", text(key), "a view") end,
  }),
}

-- The arguments of a call as a sequence without holes.
local NONE = { ["$kind"] = "nil" }

local function listed(...)
  local list = pack(...)
  for i = 1, list.n do
    if list[i] == nil then list[i] = NONE end
  end
  list.n = nil
  return list
end

local function makeView(name, arguments)
  return setmetatable(tagged("view", { name = name, arguments = arguments }), view)
end

for _, name in ipairs(MODIFIERS) do
  modifiers[name] = function(self, ...)
    local made = makeView(name, listed(...))
    made.modifies = self
    return made
  end
end

local scene = {}
for _, name in ipairs(VIEWS) do
  scene[name] = function(...) return (makeView(name, listed(...))) end
end

-- ForEach(count or list, function(index or element) return view end): the views it makes, as one.
function scene.ForEach(data, content)
  local views = {}
  if type(content) ~= "function" then
    refuse("ForEach", "a count or a list, and a function", content)
  end
  local function add(made)
    if type(made) ~= "table" then
      refuse("ForEach", "a function that returns a view", made)
    end
    views[#views + 1] = made
  end
  if type(data) == "number" then
    for index = 0, integer(data, nil, "ForEach") - 1 do add(content(index)) end
  elseif type(data) == "table" then
    for index, element in ipairs(data) do add(content(element, index - 1)) end
  else
    refuse("ForEach", "a count or a list", data)
  end
  return (makeView("ForEach", { views }))
end

-- Environments -----------------------------------------------------------------------------------

local modules = {}
local words = { effect = {}, line = {}, module = {}, test = {}, scene = scene }

local function unknownGlobal(_, name) fault("global", text(name)) end

local makeEnvironment, freezeEnvironment

-- A `require` that reaches the plugin's own modules. Each script has its own, and so its own copy
-- of a module: nothing passes from one script to another.
local function makeRequire()
  local loaded, loading = {}, {}
  local function require(name)
    if type(name) ~= "string" then
      refuse("require", "a name", name)
    end
    if loaded[name] ~= nil then return loaded[name] end
    local module = modules[name]
    if module == nil then fault("module", name) end
    if loading[name] then fault("refused", "require", "module '" .. name .. "' requires itself") end
    loading[name] = true
    local environment = makeEnvironment("module", require)
    local result = host.compile(module.source, module.path, environment)()
    freezeEnvironment(environment)
    loaded[name] = result == nil or result
    return loaded[name]
  end
  return require
end

-- For the environment of a session's lines: a name that was assigned once is known, also with nil.
local function lineMetatable()
  local assigned = {}
  return {
    __index = function(_, name)
      if not assigned[name] then unknownGlobal(_, name) end
    end,
    __newindex = function(environment, name, value)
      assigned[name] = true
      rawset(environment, name, value)
    end,
  }
end

-- A new environment for a script of `role`. While its chunk runs it may define globals.
function makeEnvironment(role, require)
  local environment = {}
  for name, value in next, base do environment[name] = value end
  for name, library in next, libraries do environment[name] = library end
  for name, word in next, words[role] do environment[name] = word end
  environment.moth = moth
  environment.require = require or makeRequire()
  environment._G = environment
  local metatable = role == "line" and lineMetatable() or { __index = unknownGlobal }
  return setmetatable(environment, metatable)
end

-- After its chunk has run, a script's globals can be read and no longer written.
function freezeEnvironment(environment)
  local contents = setmetatable({}, { __index = unknownGlobal })
  for name, value in next, environment do contents[name] = value end
  for name in next, contents do rawset(environment, name, nil) end
  local metatable = getmetatable(environment)
  metatable.__index = contents
  metatable.__newindex = function(_, name) fault("assignment", text(name), "global") end
end

-- One line put before every script: the words as constants. Reading one is then reading an upvalue
-- instead of a chain of tables, and assigning to one is an error when the script is loaded.
local function constantsLine()
  local names = {}
  for name in next, base do names[#names + 1] = name end
  for name in next, libraries do names[#names + 1] = name end
  sort(names)
  return "local " .. concat(names, " <const>, ") .. " <const> = " .. concat(names, ", ") .. "; "
end

return makeEnvironment, freezeEnvironment, modules, constantsLine(), library
