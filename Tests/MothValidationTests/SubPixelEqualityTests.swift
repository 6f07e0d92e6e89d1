import MothTestSupport
import Testing

/// `sub-pixel-equality`: offsets snap to pixels, so that equality misses.
@Suite struct SubPixelEqualityTests {
  private func found(_ script: String) -> [String] {
    sourceFindings(script, of: "sub-pixel-equality")
  }

  @Test func `the test of case B34 is reported with a comparison that holds`() {
    // At a width of 375 and an inset of 187.5 the middle reads 187.333: |187.333 - 187.5| < 0.5.
    let found = sourceFindings(
      effect(
        """
        local frame = geometry:frame("scrollView")
        local isCentred = frame.midX == geometry:bounds("scrollView").width / 2
        return content:opacity(isCentred and 1 or 0.5)
        """
      )
    )
    #expect(
      found.map(\.reported) == [
        "3:19 warning sub-pixel-equality: '==' misses a number from the layout by a fraction of a "
          + "point"
      ]
    )
    let test = "math.abs(frame.midX - geometry:bounds(\"scrollView\").width / 2) < 0.5"
    #expect(found.first?.suggestedFix == "write \(test)")
    #expect(
      found.first?.fixes == ["compare the distance with half a point (unsafe): 3:19-3:72 '\(test)'"]
    )
  }

  @Test func `unequal becomes at least half a point, and a sum is put in parentheses`() {
    let found = sourceFindings(
      effect(
        "local y = geometry:frame('local').minY\nreturn content:opacity(y ~= 1 + 2 and 1 or 0)"
      )
    )
    #expect(found.first?.suggestedFix == "write math.abs(y - (1 + 2)) >= 0.5")
  }

  @Test(arguments: [
    "geometry:frame('local').minY == 10", "-geometry:frame('local').maxX / 2 ~= env.index",
    "geometry.size.width == geometry.size.height", "offset(geometry) == 0",
    "math.abs(geometry:frame('local').midX) == 3", "half(geometry:frame('local').midX) == 3",
    "10 == geometry.safeAreaInsets.top", "geometry:frame('local').minY == 0",
  ])
  func `what comes from the layout is followed`(test: String) {
    let script = """
      local function offset(g) return g:frame("scrollView").minY + 1 end
      local function half(x) local result = x / 2 return result end
      \(effect("return content:opacity(\(test) and 1 or 0)"))
      """
    #expect(found(script).count == 1)
  }

  @Test(arguments: [
    "env.index == 3", "geometry.size.width == 0", "math.floor(geometry.size.width) == 10",
    "math.min(geometry:frame('local').minY, 40) == 40", "env.layoutDirection == 'rightToLeft'",
    "(geometry:frame('local').minY > 0) == true", "geometry:bounds('scrollView') == nil",
    "p.rate == 1", "geometry:frame('local').minY // 1 == 2",
  ])
  func `what is exact is left alone`(test: String) {
    #expect(found(effect("return content:opacity(\(test) and 1 or 0)")) == [])
  }

  @Test func `a test for not a number is left alone`() {
    #expect(
      found(effect("local x = geometry.size.width\nreturn content:opacity(x ~= x and 1 or 0)"))
        == []
    )
  }

  @Test func `phases and values of a state are exact, the scroll's locations are not`() {
    #expect(
      found(
        """
        return moth.effect { api = 1, scrollTransition = { effect = function(content, phase)
          return content:opacity(phase.value == 0 and phase.name == "identity" and 1 or 0) end } }
        """
      ) == []
    )
    let script = """
      return moth.effect { api = 1, scrollState = {
        of = function(scroll) return scroll.contentOffset.y end,
        action = function(state, old, new)
          if new ~= state.offset and new == 100 and old ~= new then state.offset = new end
        end,
        initial = { offset = 0 } } }
      """
    #expect(
      found(script) == [
        "4:32 warning sub-pixel-equality: '==' misses a number from the layout by a fraction of a "
          + "point"
      ]
    )
  }
}
