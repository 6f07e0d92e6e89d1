import MothDiagnostics
import MothValidation
import Testing

/// The rules on scroll transitions.
@Suite struct TransitionRuleTests {
  /// An effect with these fields in its `scrollTransition`; the first is on line 2.
  private func script(_ fields: String, target: String = "card") -> String {
    "return moth.effect { api = 1, target = \"\(target)\", scrollTransition = {\n\(fields)\n} }"
  }

  private func findings(
    _ rule: String,
    script: String,
    scene: String? = nil,
    thresholds: [String: Double] = [:]
  ) -> [Diagnostic] {
    var bench = Bench(reduceMotion: [false])
    bench.sceneScript = scene
    bench.settings.rules[rule] = ValidationSettings.RuleSetting(thresholds: thresholds)
    return bench.findings(script).filter { $0.id == rule }
  }

  private let fade = """
    effect = function(content, phase) return content:opacity(phase.isIdentity and 1 or 0.5) end,
    """

  // MARK: - Fractions

  private func curve(_ expression: String) -> String {
    script("effect = function(content, phase) return content:brightness(\(expression)) end,")
  }

  @Test func `a sine of the phase is reported with its three values`() {
    let found = findings(
      "fractional-phase-assumed",
      script: curve("math.sin(phase.value * math.pi) * 0.2")
    )
    #expect(
      found.map(\.reported) == [
        "2:61 warning fractional-phase-assumed: 'math.sin(phase.value * math.pi)' is computed for "
          + "the phase values -1, 0 and 1 only, and is 0, 0 and 0; its 1 for 0.5 is never used"
      ]
    )
  }

  @Test(arguments: [
    ("phase.value * phase.value", "phase.value * phase.value"),
    ("phase.value ^ 2 / 4", "phase.value ^ 2"),
    ("math.sqrt(math.abs(phase.value))", "math.sqrt(math.abs(phase.value))"),
    ("math.min(math.abs(phase.value) * 2, 1)", "math.min(math.abs(phase.value) * 2, 1)"),
    ("(phase.value > 0.5 and 0.2 or 0)", "phase.value > 0.5"),
    ("1 - math.cos(phase.value) * p.amount", "math.cos(phase.value)"),
  ])
  func `what is bent between two phases is reported at its innermost`(
    expression: String,
    reported: String
  ) {
    let found = findings("fractional-phase-assumed", script: curve(expression))
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("'\(reported)' is computed") == true)
  }

  @Test(arguments: [
    "phase.value * 0.3", "1 - math.abs(phase.value)", "phase.isIdentity and 0 or 0.3",
    "phase.value > 0 and 0.3 or 0.1", "phase.value >= 1 and 0.3 or 0.1", "math.max(phase.value, 0)",
    "phase.value == 0 and 0 or 0.4", "math.sin(0.5)", "phase.value ^ 1",
  ])
  func `what is straight between two phases is left alone`(expression: String) {
    #expect(findings("fractional-phase-assumed", script: curve(expression)).map(\.message) == [])
  }

  @Test func `a curve in a function and one in a variable are found`() {
    let found = findings(
      "fractional-phase-assumed",
      script: """
        local abs = math.abs
        local function eased(x) return x * x * (3 - 2 * x) end
        return moth.effect { api = 1, target = "card", scrollTransition = {
          effect = function(content, phase)
            local away = abs(phase.value)
            local sway = math.tan(away)
            return content:opacity(1 - eased(away) * 0.5):brightness(sway * 0.1)
          end,
        } }
        """
    )
    #expect(
      found.map { $0.location?.range?.start } == [
        SourcePosition(line: 6, column: 18), SourcePosition(line: 7, column: 32),
      ]
    )
  }

  @Test func `variables made from variables, and functions from functions, come to an end`() {
    let doubled = (1...40).map { "local v\($0) = v\($0 - 1) + v\($0 - 1)" }
    let called = (1...40).map {
      "local function f\($0)(x) return f\($0 - 1)(x) + f\($0 - 1)(x) end"
    }
    let found = findings(
      "fractional-phase-assumed",
      script: """
        local function f0(x) return x end
        \(called.joined(separator: "\n"))
        return moth.effect { api = 1, target = "card", scrollTransition = {
          effect = function(content, phase)
            local v0 = phase.value
            \(doubled.joined(separator: " "))
            return content:brightness(v40 * 1e-13 + (env and f40(phase.value) or 0))
          end,
        } }
        """
    )
    #expect(found == [])
  }

  @Test func `the second argument of a scroll state is no phase`() {
    let text = """
      return moth.effect { api = 1, target = "card", scrollState = {
        of = function(scroll) return scroll.contentOffset.y + scroll.contentInsets.top > 100 end,
        action = function(state, _, new) state.value = new and 1 or 0 end,
        initial = { value = 0 },
        effect = function(content, state) return content:brightness(state.value * state.value) end,
      } }
      """
    #expect(findings("fractional-phase-assumed", script: text) == [])
  }

  // MARK: - Places

  @Test func `a transition outside of any scroll view is reported with what it keeps`() {
    let scene = """
      return moth.scene { api = 1,
        ScrollView { Rectangle():frame { height = 3000 } }
          :overlay(Rectangle():frame { height = 44 }:target("bar"), "top"),
      }
      """
    // 0.5 + 0.5 - 1.
    let found = findings(
      "transition-outside-scroll-view",
      script: script(fade, target: "bar"),
      scene: scene
    )
    #expect(
      found.map(\.reported) == [
        "1:47 warning transition-outside-scroll-view: no scroll view around 'bar' scrolls along "
          + "the vertical axis, so that 'opacity' stays at 0"
      ]
    )
    #expect(found.first?.seen == "bar[0], sample 0, Reduce Motion off")
  }

  @Test func `an axis along which nothing scrolls is reported at its key`() {
    let found = findings(
      "transition-outside-scroll-view",
      script: script("axis = \"horizontal\",\n" + fade)
    )
    #expect(found.map { $0.location?.range?.start } == [SourcePosition(line: 2, column: 1)])
    #expect(found.map(\.count) == [12])
  }

  @Test(arguments: [("0.01", 0), ("0", 1), ("-0.5", 1)])
  func `an interactive threshold is too far out from where the view is hidden on`(
    amount: String,
    count: Int
  ) {
    let text = script(
      "configuration = moth.interactive { threshold = moth.visible(\(amount)) },\n" + fade
    )
    #expect(findings("hidden-threshold-interactive", script: text).count == count)
  }

  @Test func `a hidden threshold is reported with its edge`() {
    let found = findings(
      "hidden-threshold-interactive",
      script: script("bottomTrailing = moth.interactive { threshold = moth.hidden },\n" + fade)
    )
    #expect(
      found.map(\.reported) == [
        "2:1 warning hidden-threshold-interactive: the transition at the bottom or trailing edge "
          + "has its threshold where 'card' is fully hidden, so that it stays in that edge's phase"
      ]
    )
  }

  // MARK: - Identity

  /// A view of this length between others, in a container of 778 points.
  private func poster(_ length: Int) -> String {
    """
    return moth.scene { api = 1,
      ScrollView { VStack {
        Rectangle():frame { height = 600 },
        Rectangle():frame { height = \(length) }:target("poster"),
        Rectangle():frame { height = 600 },
      } },
    }
    """
  }

  private var linear: String {
    script(
      "configuration = moth.interactive { timingCurve = \"linear\" },\n" + fade,
      target: "poster"
    )
  }

  @Test func `B21 a long view is reported with the container that it needs`() {
    // In the middle both shortfalls sum to 1 - 778 / 900, and half of that is missing.
    let found = findings("never-at-identity", script: linear, scene: poster(900))
    #expect(
      found.map(\.reported) == [
        "2:1 warning never-at-identity: 'poster' is 900 pt long in a scroll view of 778 pt and "
          + "never fully in the identity phase: 'opacity' comes no nearer to 1 than 0.9322"
      ]
    )
    #expect(
      found.first?.notes.last?.text == "the smallest scroll view in which it is has 900 pt"
    )
  }

  @Test(arguments: [
    // The shortfall is 1 - 778 / length, and 0.02 of it may be left.
    (778, 0), (793, 0), (794, 1),
  ])
  func `a view is too long from a visible shortfall on`(length: Int, count: Int) {
    #expect(findings("never-at-identity", script: linear, scene: poster(length)).count == count)
  }

  @Test func `the shortfall is a threshold`() {
    let scene = poster(793)
    #expect(
      findings("never-at-identity", script: linear, scene: scene, thresholds: ["shortfall": 0.018])
        .count == 1
    )
  }

  @Test func `what the identity phase changes is reported with what would change nothing`() {
    let found = findings(
      "identity-phase-changes",
      script: script(
        """
        effect = function(content, phase)
          return content:opacity(phase.isIdentity and 0.8 or 0.4):offset(0, -10)
        end,
        """
      )
    )
    #expect(
      found.map(\.reported) == [
        "3:18 warning identity-phase-changes: 'opacity' is 0.8 in the identity phase; 1 would "
          + "change nothing",
        "3:59 warning identity-phase-changes: 'offset.y' is -10 pt in the identity phase; 0 pt "
          + "would change nothing",
      ]
    )
    #expect(found.map(\.count) == [12, 12])
    #expect(found.first?.seen == "card[0], sample 0, Reduce Motion off")
  }

  @Test func `A21 an opacity out of its range is another rule's`() {
    let text = script(
      "effect = function(content, phase) return content:opacity(2 - math.abs(phase.value)) end,"
    )
    #expect(findings("identity-phase-changes", script: text) == [])
  }
}
