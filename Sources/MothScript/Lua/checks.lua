-- Checks: what an effect states of its own trace, recorded for the host.
--
-- Trusted Lua. Before this text the host puts COLUMN_METHODS, CONDITIONS, NARROWINGS and
-- EXPECTATIONS, the methods with the kinds of their arguments, PAIRWISE, those that compare a
-- sample with the one before, and `library`. The numbers of a
-- trace stay with the host, which compares them: a check runs once per unit, however many samples
-- there are.

local host = host
local fault, line = host.fault, host.line
local refuse, text = library.refuse, library.text
local setmetatable, type, next, ipairs = setmetatable, type, next, ipairs
local pack, sub, find, tointeger = table.pack, string.sub, string.find, math.tointeger

-- What a check may make, so that the host's work is bounded.
local MAX_EXPECTATIONS, MAX_PARTS, MAX_CONDITIONS = 256, 64, 16

-- Of the check that runs: what its objects stand for, what it has stated, the columns by label.
-- Scripts hold only empty tables.
local parts, expectations, made, places, prefixes, labels

local function object(metatable, part)
  local shell = setmetatable({}, metatable)
  parts[shell] = part
  return shell
end

local function part(value, kind)
  local known = type(value) == "table" and parts[value]
  return known and known.kind == kind and known or nil
end

local function locked(index)
  return {
    __index = index,
    __newindex = function(_, key) fault("assignment", text(key), "trace") end,
    __metatable = false,
  }
end

-- Arguments --------------------------------------------------------------------------------------

-- What each kind of argument becomes; nil if the value is not of that kind.
local takes = {
  value = function(value)
    if type(value) == "boolean" then return value and 1 or 0 end
    if type(value) == "number" and value == value then return value end
    return part(value, "column")
  end,
  number = function(value)
    return type(value) == "number" and value - value == 0 and value or nil
  end,
  tolerance = function(value)
    return type(value) == "number" and value >= 0 and value - value == 0 and value or nil
  end,
  count = function(value)
    local whole = type(value) == "number" and tointeger(value)
    return whole and whole >= 0 and whole or nil
  end,
  direction = function(value)
    return (value == "increasing" or value == "decreasing") and value or nil
  end,
  condition = function(value) return part(value, "condition") end,
}

local WANTED = {
  value = "a number, true, false or a column",
  number = "a number",
  tolerance = "a tolerance that is not below 0",
  count = "a whole number from 0",
  direction = '"increasing" or "decreasing"',
  condition = "a condition, such as trace.scroll:above(100)",
}

-- The arguments of a call, each as its kind says; those left out at the end are none.
local function arguments(name, kinds, ...)
  local given, taken = pack(...), {}
  if given.n > #kinds then
    local message = "'" .. name .. "' takes at most " .. #kinds .. " arguments; got " .. given.n
    fault("refused", name, message)
  end
  for place, kind in ipairs(kinds) do
    local isOptional = sub(kind, -1) == "?"
    if isOptional then kind = sub(kind, 1, -2) end
    local value = given[place]
    if value == nil and isOptional then break end
    taken[place] = takes[kind](value)
    if taken[place] == nil then refuse(name, WANTED[kind], value) end
  end
  return taken
end

local function receiver(value, kind, name, example)
  local known = part(value, kind)
  if known == nil then
    fault("refused", name, "'" .. name .. "' is called with a colon, as in " .. example)
  end
  return known
end

-- Columns ----------------------------------------------------------------------------------------

local columnMethods = {}
local columnMetatable
local resolve

local function combined(operation, name, operands)
  local size = 1
  for _, operand in ipairs(operands) do
    size = size + (type(operand) == "table" and operand.size or 1)
  end
  if size > MAX_PARTS then
    fault("refused", name, "a column is computed of at most " .. MAX_PARTS .. " parts")
  end
  operands.kind, operands.operation, operands.size = "column", operation, size
  return object(columnMetatable, operands)
end

local function arithmetic(operation)
  return function(left, right)
    local operands = { takes.value(left), takes.value(right) }
    if operands[1] == nil then refuse(operation, WANTED.value, left) end
    if operands[2] == nil then refuse(operation, WANTED.value, right) end
    return combined(operation, operation, operands)
  end
end

local function refuseComparison()
  fault("refused", "", "columns are compared by methods, such as trace.scroll:above(100)")
end

columnMetatable = locked(function(self, key)
  if columnMethods[key] then return columnMethods[key] end
  local column = parts[self]
  if column == nil or column.label == nil then fault("field", text(key), "a computed column") end
  if key == 1 then return self end
  return resolve(column.label .. (type(key) == "number" and "#" or ".") .. text(key))
end)
columnMetatable.__add, columnMetatable.__sub = arithmetic("+"), arithmetic("-")
columnMetatable.__mul, columnMetatable.__div = arithmetic("*"), arithmetic("/")
columnMetatable.__unm = function(value) return combined("-", "-", { 0, takes.value(value) }) end
columnMetatable.__lt, columnMetatable.__le = refuseComparison, refuseComparison

for name, kinds in next, COLUMN_METHODS do
  columnMethods[name] = function(self, ...)
    local column = receiver(self, "column", name, "trace.opacity:" .. name .. "(...)")
    local taken = arguments(name, kinds, ...)
    table.insert(taken, 1, column)
    return (combined(name, name, taken))
  end
end

local conditionMetatable = locked(function(_, key) fault("field", text(key), "a condition") end)

for name, kinds in next, CONDITIONS do
  columnMethods[name] = function(self, ...)
    local column = receiver(self, "column", name, "trace.scroll:" .. name .. "(...)")
    local taken = arguments(name, kinds, ...)
    return (object(conditionMetatable, {
      kind = "condition", comparison = name, subject = column, arguments = taken,
    }))
  end
end

-- The trace --------------------------------------------------------------------------------------

local partMetatable = locked(function(self, key)
  local label = parts[self].label
  if key == 1 then return self end
  return resolve(label .. (type(key) == "number" and "#" or ".") .. text(key))
end)

function resolve(label)
  local place = places[label]
  if place then
    return object(columnMetatable, {
      kind = "column", operation = "column", size = 1, place, label = label,
    })
  end
  if prefixes[label] then return object(partMetatable, { kind = "part", label = label }) end
  fault("field", label, "trace")
end

local function begin(names)
  labels, parts, expectations, made, places, prefixes = names, {}, {}, {}, {}, {}
  for place, label in ipairs(labels) do
    places[label] = places[label] or place
    local from = 1
    while true do
      local dot = find(label, ".", from, true)
      if not dot then break end
      prefixes[sub(label, 1, dot - 1)] = true
      from = dot + 1
    end
  end
end

-- Expectations -----------------------------------------------------------------------------------

local expectationMethods = {}
local expectationMetatable = locked(function(_, key)
  return expectationMethods[key] or fault("field", text(key), "an expectation")
end)

local function add(expectation)
  if #made >= 2 * MAX_EXPECTATIONS then
    fault("refused", "expect", "a check states at most " .. MAX_EXPECTATIONS .. " expectations")
  end
  expectation.kind = "expectation"
  expectation.line, expectation.path = line()
  made[#made + 1] = expectation
  return object(expectationMetatable, expectation)
end

local function expect(value)
  local column = part(value, "column")
  if column == nil then refuse("expect", "a column, such as trace.offset.y", value) end
  return (add({ subject = column, conditions = {} }))
end

for name, kinds in next, NARROWINGS do
  expectationMethods[name] = function(self, ...)
    local wide = receiver(self, "expectation", name, "expect(trace.opacity):" .. name .. "(...)")
    local taken = arguments(name, kinds, ...)
    wide.isUsed = true
    local narrow = { subject = wide.subject, conditions = {}, offset = wide.offset }
    for place, condition in ipairs(wide.conditions) do narrow.conditions[place] = condition end
    if name == "at" then
      narrow.offset = taken[1]
    else
      narrow.conditions[#narrow.conditions + 1] = taken[1]
      if #narrow.conditions > MAX_CONDITIONS then
        fault("refused", name, "an expectation has at most " .. MAX_CONDITIONS .. " conditions")
      end
    end
    return (add(narrow))
  end
end

local function record(expectation, name, taken)
  expectations[#expectations + 1] = {
    method = name,
    arguments = taken,
    subject = expectation.subject,
    conditions = expectation.conditions,
    offset = expectation.offset,
    line = expectation.line,
    path = expectation.path,
  }
  return expectations[#expectations]
end

for name, kinds in next, EXPECTATIONS do
  expectationMethods[name] = function(self, ...)
    local stated =
      receiver(self, "expectation", name, "expect(trace.opacity):" .. name .. "(...)")
    stated.isUsed = true
    if stated.offset and PAIRWISE[name] then
      fault("refused", name, "'" .. name .. "' compares samples; after 'at' there is none")
    end
    if #expectations >= MAX_EXPECTATIONS then
      fault("refused", name, "a check states at most " .. MAX_EXPECTATIONS .. " expectations")
    end
    local recorded = record(stated, name, arguments(name, kinds, ...))
    recorded.line, recorded.path = line()
  end
end

-- Runs a check; `names` are the labels of the columns in the order of the host's, and `facts` what
-- stays the same through the unit. Returns what the check states, as data.
return function(check, names, facts, p)
  begin(names)
  local trace = setmetatable({}, locked(function(_, key)
    if facts[key] ~= nil then return facts[key] end
    return resolve(text(key))
  end))
  check(trace, p, expect)
  for _, expectation in ipairs(made) do
    if not expectation.isUsed then record(expectation, "", {}) end
  end
  return expectations
end
