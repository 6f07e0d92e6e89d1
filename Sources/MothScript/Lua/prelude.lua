-- The trusted part of the sandbox: what scripts may use, and the words of the Lua API.
--
-- The host puts one line before this text that defines VIEWS and MODIFIERS, the words of scenes.
-- Scripts never see the globals of this chunk; each has an environment made by makeEnvironment.

local host = host
local fault, line, describe = host.fault, host.line, host.describe
local setmetatable, getmetatable, rawset = setmetatable, getmetatable, rawset
local type, next, ipairs, tostring = type, next, ipairs, tostring
local floor = math.floor
local concat, insert, remove, sort, pack, unpack =
  table.concat, table.insert, table.remove, table.sort, table.pack, table.unpack
local format, rep = string.format, string.rep

local MAX_STRING = 1 << 20
local MAX_ELEMENTS = 100000

-- A value's text without a metamethod or an address.
local function text(value)
  local kind = type(value)
  if kind == "string" then return value end
  if value ~= value then return "nan" end  -- Lua shows its sign, which is the processor's own
  if kind == "number" or kind == "boolean" or kind == "nil" then return tostring(value) end
  return kind == "userdata" and "content" or kind
end

-- A table that reads like `contents` and cannot be written to.
local function frozen(contents, name)
  return setmetatable({}, {
    __index = contents,
    __newindex = function(_, key) fault("assignment", text(key), name) end,
  })
end

-- Libraries --------------------------------------------------------------------------------------

local function plain(list, name)
  if type(list) ~= "table" then
    fault("refused", name, "'" .. name .. "' takes a table; got " .. describe(list))
  end
  if getmetatable(list) ~= nil then
    fault("refused", name, "'" .. name .. "' takes a plain table, without a metatable")
  end
  if #list > MAX_ELEMENTS then
    fault("refused", name, "'" .. name .. "' takes at most " .. MAX_ELEMENTS .. " elements")
  end
  return list
end

local function bounded(count, name)
  if count > MAX_STRING then
    fault("refused", name, "'" .. name .. "' would make more than " .. MAX_STRING .. " bytes")
  end
end

local function integer(value, default, name)
  if value == nil and default ~= nil then return default end
  local whole = type(value) == "number" and math.tointeger(value)
  if not whole then fault("refused", name, "'" .. name .. "' takes whole numbers; got " .. describe(value)) end
  return whole
end

local RANK = { number = 1, string = 2, boolean = 3 }

local function before(a, b)
  local left, right = RANK[type(a)], RANK[type(b)]
  if left ~= right then return left < right end
  if left == 3 then return not a and b end
  return a < b
end

local function step(state)
  local keys, at = state.keys, state.at
  while at < #keys do
    at = at + 1
    state.at = at
    local value = state.list[keys[at]]
    if value ~= nil then return keys[at], value end
  end
end

-- pairs in a fixed order: numbers ascending, then strings, so that no hash order reaches a result.
-- Other keys have no order but their address.
local function orderedPairs(list)
  if type(list) ~= "table" then fault("refused", "pairs", "'pairs' takes a table; got " .. describe(list)) end
  local keys = {}
  for key in next, list do
    if not RANK[type(key)] then
      fault("refused", "pairs", "'pairs' takes a table whose keys are numbers, texts or booleans; got "
        .. describe(key) .. " as a key")
    end
    keys[#keys + 1] = key
  end
  sort(keys, before)
  return step, { list = list, keys = keys, at = 0 }, nil
end

local FORBIDDEN = { __gc = true, __close = true, __mode = true, __metatable = true }

-- The metatable is copied, so that a field added to it later has no effect.
local function limitedSetmetatable(object, metatable)
  if type(object) ~= "table" or getmetatable(object) ~= nil then
    fault("refused", "setmetatable", "'setmetatable' takes a table that has no metatable yet")
  end
  if type(metatable) ~= "table" then
    fault("refused", "setmetatable", "'setmetatable' takes a table as metatable; got " .. describe(metatable))
  end
  local copy = {}
  for key, value in next, metatable do
    if FORBIDDEN[key] then
      fault("refused", "setmetatable", "'" .. key .. "' is not available in a script")
    end
    copy[key] = value
  end
  return setmetatable(object, copy)
end

local function limitedFormat(pattern, ...)
  if type(pattern) ~= "string" then fault("refused", "format", "'format' takes a text; got " .. describe(pattern)) end
  local values = pack(...)
  local position = 0
  for letter in string.gmatch(pattern, "%%[-+ #0-9.]*(.?)") do
    if letter ~= "%" then
      position = position + 1
      if letter == "p" or letter == "a" or letter == "A" or letter == "q" then
        fault("refused", "format", "'%" .. letter .. "' is not available in a script")
      end
      if letter == "s" then values[position] = text(values[position]) end
    end
  end
  local size = #pattern
  for i = 1, values.n do
    if type(values[i]) == "string" then size = size + #values[i] end
  end
  bounded(size, "format")
  return format(pattern, unpack(values, 1, values.n))
end

local function limitedRep(value, count, separator)
  count = integer(count, nil, "rep")
  bounded(count, "rep")  -- also where the text is empty, and so that the product cannot overflow
  if count > 0 then bounded((#text(value) + #text(separator or "")) * count, "rep") end
  return rep(value, count, separator)
end

local function limitedConcat(list, separator, first, last)
  plain(list, "concat")
  first, last = integer(first, 1, "concat"), integer(last, #list, "concat")
  if last - first >= MAX_ELEMENTS then
    fault("refused", "concat", "'concat' takes at most " .. MAX_ELEMENTS .. " elements")
  end
  local size = 0
  for i = first, last do
    size = size + #text(list[i]) + #text(separator or "")
    bounded(size, "concat")
  end
  return concat(list, separator, first, last)
end

local function limitedUnpack(list, first, last)
  plain(list, "unpack")
  first, last = integer(first, 1, "unpack"), integer(last, #list, "unpack")
  if last - first >= 200 then fault("refused", "unpack", "'unpack' returns at most 200 values") end
  return unpack(list, first, last)
end

local function ascending(a, b) return a < b end

-- The comparison is Lua's even where none is given: only between Lua instructions can a limit stop it.
local function limitedSort(list, comparison)
  if #plain(list, "sort") > 10000 then
    fault("refused", "sort", "'sort' takes at most 10000 elements")
  end
  if comparison ~= nil and type(comparison) ~= "function" then
    fault("refused", "sort", "'sort' takes a function as comparison; got " .. describe(comparison))
  end
  return sort(list, comparison or ascending)
end

local function pick(library, names, more)
  local chosen = more or {}
  for _, name in ipairs(names) do chosen[name] = library[name] end
  return chosen
end

local libraries = {
  math = frozen(pick(math, {
    "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge", "log",
    "max", "maxinteger", "min", "mininteger", "modf", "pi", "rad", "sin", "sqrt", "tan",
    "tointeger", "type", "ult",
  }), "math"),
  string = frozen(pick(string, { "byte", "char", "len", "lower", "reverse", "sub", "upper" }, {
    format = limitedFormat,
    rep = limitedRep,
  }), "string"),
  table = frozen({
    concat = limitedConcat,
    insert = function(list, ...) plain(list, "insert"); return insert(list, ...) end,
    pack = pack,
    remove = function(list, ...) plain(list, "remove"); return remove(list, ...) end,
    sort = limitedSort,
    unpack = limitedUnpack,
  }, "table"),
}
getmetatable("").__index = libraries.string

local base = pick(_G, {
  "assert", "error", "ipairs", "rawequal", "rawget", "rawlen", "select", "tonumber", "type",
}, {
  _VERSION = _VERSION,
  pairs = orderedPairs,
  pcall = host.pcall,
  print = function(...)
    local parts = pack(...)
    for i = 1, parts.n do parts[i] = text(parts[i]) end
    host.print(concat(parts, "\t"))
  end,
  setmetatable = limitedSetmetatable,
  tostring = text,
})

-- The words of the API ---------------------------------------------------------------------------

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
      fault("refused", kind, "'moth." .. kind .. "' takes a table; got " .. describe(fields))
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

-- Value noise, 0 <= noise < 1: a pure function of x and a whole seed, in place of math.random.
-- The hash is SplitMix64's finaliser; between whole numbers it is interpolated by 3t^2 - 2t^3.
local function noise(x, seed)
  local whole = type(x) == "number" and math.tointeger(floor(x))
  if not whole then fault("refused", "noise", "'noise' takes a finite number; got " .. describe(x)) end
  seed = integer(seed, 0, "noise")
  local t = x - whole
  local from = hash(whole, seed)
  return from + (hash(whole + 1, seed) - from) * (t * t * (3 - 2 * t))
end

-- Constants are made anew on each reading, so that no script can change another's.
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
    fault("refused", "ForEach", "'ForEach' takes a count or a list, and a function; got " .. describe(content))
  end
  local function add(made)
    if type(made) ~= "table" then
      fault("refused", "ForEach", "the function given to 'ForEach' returns a view; got " .. describe(made))
    end
    views[#views + 1] = made
  end
  if type(data) == "number" then
    for index = 0, integer(data, nil, "ForEach") - 1 do add(content(index)) end
  elseif type(data) == "table" then
    for index, element in ipairs(data) do add(content(element, index - 1)) end
  else
    fault("refused", "ForEach", "'ForEach' takes a count or a list; got " .. describe(data))
  end
  return (makeView("ForEach", { views }))
end

-- Environments -----------------------------------------------------------------------------------

local modules = {}
local words = { effect = {}, module = {}, test = {}, scene = scene }

local function unknownGlobal(_, name) fault("global", text(name)) end

local makeEnvironment, freezeEnvironment

-- A `require` that reaches the plugin's own modules. Each script has its own, and so its own copy
-- of a module: nothing passes from one script to another.
local function makeRequire()
  local loaded, loading = {}, {}
  local function require(name)
    if type(name) ~= "string" then
      fault("refused", "require", "'require' takes a name; got " .. describe(name))
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

-- A new environment for a script of `role`. While its chunk runs it may define globals.
function makeEnvironment(role, require)
  local environment = {}
  for name, value in next, base do environment[name] = value end
  for name, library in next, libraries do environment[name] = library end
  for name, word in next, words[role] do environment[name] = word end
  environment.moth = moth
  environment.require = require or makeRequire()
  environment._G = environment
  return setmetatable(environment, { __index = unknownGlobal })
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

return makeEnvironment, freezeEnvironment, modules, constantsLine()
