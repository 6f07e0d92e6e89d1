--- Case A24: posters on a wheel turn about the lower corner that is nearer to the middle.
local function turn(phase)
  if phase.isIdentity then return 0, "center" end
  if phase.value < 0 then return -8, "bottomTrailing" end
  return 8, "bottomLeading"
end

return moth.effect {
  api = 1,
  scrollTransition = {
    effect = function(content, phase)
      return content:rotationEffect(turn(phase)):offset(0, phase.isIdentity and 0 or 30)
    end,
  },
}
