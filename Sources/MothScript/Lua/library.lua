-- The libraries of the sandbox: what of Lua's own scripts may use, and with what limits.
--
-- Trusted Lua. Before this text the host puts LIMITS, the numbers of HostLimits, and BASE and
-- LIBRARIES, the names that scripts have as Lua has them. Returns the library tables, the base
-- functions, and what the prelude shares.

local host = host
local fault, describe, own = host.fault, host.describe, host.own
local charge, sorted = host.charge, host.sorted
local setmetatable, getmetatable = setmetatable, getmetatable
local type, next, ipairs, select, tostring = type, next, ipairs, select, tostring
local max, min, tointeger = math.max, math.min, math.tointeger
local concat, insert, remove, sort, pack, unpack =
  table.concat, table.insert, table.remove, table.sort, table.pack, table.unpack
local format, rep, byte = string.format, string.rep, string.byte

local MAX_TEXT, MAX_ELEMENTS = LIMITS.libraryTextBytes, LIMITS.libraryElements
local MAX_SORTED, MAX_UNPACKED = LIMITS.sortedElements, LIMITS.unpackedValues

-- A value's text without a metamethod or an address.
local function text(value)
  local kind = type(value)
  if kind == "string" then return value end
  if value ~= value then return "nan" end  -- Lua shows its sign, which is the processor's own
  if kind == "number" or kind == "boolean" or kind == "nil" then return tostring(value) end
  return kind == "userdata" and "content" or kind
end

-- Refuses a call with what the function takes and what it got.
local function refuse(name, takes, value)
  fault("refused", name, "'" .. name .. "' takes " .. takes .. "; got " .. describe(value))
end

-- A table that reads like `contents` and cannot be written to.
local function frozen(contents, name)
  return setmetatable({}, {
    __index = contents,
    __newindex = function(_, key) fault("assignment", text(key), name) end,
  })
end

local function plain(list, name)
  if type(list) ~= "table" then refuse(name, "a table", list) end
  if getmetatable(list) ~= nil then
    fault("refused", name, "'" .. name .. "' takes a plain table, without a metatable")
  end
  if #list > MAX_ELEMENTS then
    fault("refused", name, "'" .. name .. "' takes at most " .. MAX_ELEMENTS .. " elements")
  end
  return list
end

local function bounded(count, name)
  if count > MAX_TEXT then
    fault("refused", name, "'" .. name .. "' would make more than " .. MAX_TEXT .. " bytes")
  end
end

local function integer(value, default, name)
  if value == nil and default ~= nil then return default end
  local whole = type(value) == "number" and math.tointeger(value)
  if not whole then refuse(name, "whole numbers", value) end
  return whole
end

local RANK = { number = 1, string = 2, boolean = 3 }

local function before(a, b)
  local left, right = RANK[type(a)], RANK[type(b)]
  if left ~= right then return left < right end
  if left == 3 then return not a and b end
  return a < b
end

-- The keys of a table in order. All are looked at before one is refused, and they are sorted in C:
-- they come by their hashes, and neither a message nor a count of instructions must report that.
local function orderedKeys(name, list)
  if type(list) ~= "table" then refuse(name, "a table", list) end
  own(list, name)
  local keys, count, wrong, seen = {}, 0, nil, nil
  for key in next, list do
    count = count + 1
    keys[count] = key
    if not RANK[type(key)] and (seen == nil or describe(key) < seen) then
      wrong, seen = key, describe(key)
    end
  end
  if seen then refuse(name, "a table whose keys are numbers, strings or booleans", wrong) end
  return sorted(keys)
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

-- pairs in a fixed order: numbers ascending, then strings, then booleans, so that no hash order
-- reaches a result. Other keys have no order but their address.
local function orderedPairs(list)
  local keys = orderedKeys("pairs", list)
  return step, { list = list, keys = keys, at = 0 }, nil
end

-- next in the order of pairs: the least key after `key`.
local function orderedNext(list, key)
  local keys = orderedKeys("next", list)
  if key ~= nil and not RANK[type(key)] then
    refuse("next", "a table whose keys are numbers, strings or booleans", key)
  end
  for at = 1, #keys do
    local other = keys[at]
    if key == nil or before(key, other) then return other, list[other] end
  end
end

local FORBIDDEN = { __gc = true, __close = true, __mode = true, __metatable = true }

-- One access follows a chain of tables, each the __index of the one before, within an instruction:
-- Lua's own limit of 2,000 is too high for that. `above` has, for a table that is somebody's
-- __index or __newindex, how many tables are on the longest way to it. Its metatable is set once,
-- so that a way only grows where one is linked.
local MAX_LINKS = 16
local above = {
  __index = setmetatable({}, { __mode = "k" }),
  __newindex = setmetatable({}, { __mode = "k" }),
}

local function linked(object, metatable, event)
  local links, at = above[event][object] or 0, metatable[event]
  while type(at) == "table" do
    links = links + 1
    if links > MAX_LINKS or at == object then
      fault("refused", "setmetatable", "a chain of '" .. event .. "' has at most " .. MAX_LINKS
        .. " tables, none of them twice")
    end
    if links > (above[event][at] or 0) then above[event][at] = links end
    local behind = getmetatable(at)
    at = type(behind) == "table" and behind[event] or nil
  end
end

-- The metatable is copied, so that a field added to it later has no effect. What is called is a
-- function: Lua would follow callable tables within one instruction, and move the arguments each
-- time.
local function limitedSetmetatable(object, metatable)
  if type(object) ~= "table" or getmetatable(object) ~= nil then
    fault("refused", "setmetatable", "'setmetatable' takes a table that has no metatable yet")
  end
  if type(metatable) ~= "table" then
    refuse("setmetatable", "a table as metatable", metatable)
  end
  local copy = {}
  for key, value in next, metatable do
    if FORBIDDEN[key] then
      fault("refused", "setmetatable", "'" .. key .. "' is not available in a script")
    end
    if key == "__call" and type(value) ~= "function" then
      fault("refused", "setmetatable", "'__call' must be a function; got " .. describe(value))
    end
    copy[key] = value
  end
  linked(object, copy, "__index")
  linked(object, copy, "__newindex")
  return setmetatable(object, copy)
end

local function limitedFormat(pattern, ...)
  if type(pattern) ~= "string" then refuse("format", "a string", pattern) end
  bounded(#pattern, "format")
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
  if last - first >= MAX_UNPACKED then
    fault("refused", "unpack", "'unpack' returns at most " .. MAX_UNPACKED .. " values")
  end
  return unpack(list, first, last)
end

local function limitedByte(value, first, last)
  value = type(value) == "number" and text(value) or value
  if type(value) ~= "string" then refuse("byte", "a string", value) end
  first = integer(first, 1, "byte")
  last = integer(last, first, "byte")
  if first < 0 then first = max(#value + first + 1, 1) end
  if last < 0 then last = #value + last + 1 end
  if min(last, #value) - max(first, 1) >= MAX_UNPACKED then
    fault("refused", "byte", "'byte' returns at most " .. MAX_UNPACKED .. " values")
  end
  return byte(value, first, last)
end

-- What the library moves within one call is charged, an instruction for four elements. It refuses a
-- place outside of the list by itself.
local function moved(count, place)
  return max(tointeger((count - place) // 4) or 0, 0)
end

local function limitedInsert(list, ...)
  local count = #plain(list, "insert")
  local place = ...
  if select("#", ...) == 2 and type(place) == "number" then charge(moved(count, place)) end
  return insert(list, ...)
end

local function limitedRemove(list, ...)
  local count = #plain(list, "remove")
  local place = ...
  if type(place) == "number" then charge(moved(count, place)) end
  return remove(list, ...)
end

local function ascending(a, b) return a < b end

-- The comparison is Lua's even where none is given: a limit can stop it only between Lua
-- instructions.
local function limitedSort(list, comparison)
  if #plain(list, "sort") > MAX_SORTED then
    fault("refused", "sort", "'sort' takes at most " .. MAX_SORTED .. " elements")
  end
  if comparison ~= nil and type(comparison) ~= "function" then
    fault("refused", "sort", "'sort' takes a function as comparison; got " .. describe(comparison))
  end
  -- A function of the library as comparison runs no instruction either.
  local compared = comparison and function(a, b) return (comparison(a, b)) end or ascending
  return sort(list, compared)
end

local function pick(library, names, more)
  local chosen = more or {}
  for _, name in ipairs(names) do chosen[name] = library[name] end
  return chosen
end

local libraries = {
  math = frozen(pick(math, LIBRARIES.math, { random = host.random }), "math"),
  string = frozen(pick(string, LIBRARIES.string, {
    byte = limitedByte,
    format = limitedFormat,
    rep = limitedRep,
  }), "string"),
  table = frozen(pick(table, LIBRARIES.table, {
    concat = limitedConcat,
    insert = limitedInsert,
    remove = limitedRemove,
    sort = limitedSort,
    unpack = limitedUnpack,
  }), "table"),
}
getmetatable("").__index = libraries.string

local base = pick(_G, BASE, {
  next = orderedNext,
  pairs = orderedPairs,
  pcall = host.pcall,
  print = function(...)
    local parts = pack(...)
    for i = 1, parts.n do parts[i] = text(parts[i]) end
    host.print(concat(parts, "\t"))
  end,
  rawget = host.rawget,
  setmetatable = limitedSetmetatable,
  tostring = text,
})

return {
  base = base,
  frozen = frozen,
  integer = integer,
  libraries = libraries,
  refuse = refuse,
  text = text,
}
