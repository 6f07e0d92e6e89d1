local floor, ceil, huge = math.floor, math.ceil, math.huge
local step, share = 7 // 2, 1 / 2
local twice = 2 * step

--- Every operator, and the order in which operators bind.
return moth.effect {
  api = 1,
  parameters = {
    rate = { default = 0.37, min = -2, max = 2 },
    isOn = { default = true, summary = "Whether it does anything." },
  },
  visualEffect = function(content, geometry, env, p)
    local y = geometry:frame("scrollView").minY
    local third, fraction = 1 / 3, 10 / 4
    local a = y // 7 + y % 7 - (y - (3 - 1)) * p.rate
    local b = -y % -7 + 2 ^ share - -y / (3 * (4 / 5))
    local c = (a - b) - (b - a) * third
    local d = 2 ^ 3 ^ share + -2 ^ 2
    local sum = floor(a) + ceil(b) - math.abs(c) * fraction + math.fmod(y, 5)
    local large = math.max(sum, twice, step) < huge and p.isOn
    local e = math.sqrt(math.abs(y)) + math.sin(y / 100) * math.cos(y) - math.atan(y, 50)
    local f = math.log(math.abs(y) + 1, 2) + math.exp(-math.abs(y) / 100) + math.rad(y) + math.deg(1)
    return content
      :offset(large and sum / 1000 or 1 / 8, math.min(d, e, f))
      :opacity((third < share) and 1 / 4 or 1)
      :hueRotation(f * 10)
  end,
}
