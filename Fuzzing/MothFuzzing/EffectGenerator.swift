/// Writes random effects that read and keep whatever they may, so that one notices what another, a
/// worker or an earlier unit left behind.
struct EffectGenerator {
  private var numbers: SeededNumbers

  /// Begins with a seed.
  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// What a closure has in its hands.
  private enum Closure {
    case visual, phase, state, of, action, environment

    /// Its objects, all of them the host's.
    var objects: [String] {
      switch self {
      case .visual: ["env", "p", "geometry", "geometry.size", "geometry:frame('local')"]
      case .phase: ["env", "p", "phase"]
      case .state: ["env", "p", "state"]
      case .of: ["env", "p", "scroll", "scroll.contentOffset", "scroll.visibleRect"]
      case .action: ["env", "p", "state"]
      case .environment: ["env", "p"]
      }
    }

    /// Numbers that only it reads.
    var ownNumbers: [String] {
      switch self {
      case .visual:
        [
          "geometry:frame('scrollView').minY", "geometry:frame('global').midX",
          "geometry:bounds('scrollView').maxY", "geometry.size.height",
          "geometry.safeAreaInsets.top",
        ]
      case .phase: ["phase.value", "(phase.isIdentity and 1 or 0)"]
      case .state, .action: ["state.number", "(state.isOn and 1 or 0)"]
      case .of: ["scroll.contentOffset.y", "scroll.visibleRect.midY", "scroll.contentSize.height"]
      case .environment: []
      }
    }
  }

  /// A script with an effect in one or two stages.
  mutating func script() -> String {
    let stages = (0..<(numbers.isOne(in: 3) ? 2 : 1)).map { _ in stage() }
    let body =
      stages.count == 1
      ? stages[0] : "stages = { " + stages.map { "{ \($0) }" }.joined(separator: ", ") + " },"
    return """
      local kept = { count = 0, list = {} }
      local module = require("shared")
      local function length(work, ...)
        local _, text = pcall(work, ...)
        return #tostring(text)
      end
      \(numbers.isOne(in: 4) ? "print('loaded', length(error, 'e', 1))" : "")
      return moth.effect { api = 1, scene = "\(numbers.element(of: ["cards", "named"]))",
      target = "card", parameters = { rate = { default = \(numbers.element(of: [0.3, 1, 2])) } },
      \(body)
      \(numbers.isOne(in: 4) ? checks() : "")
      }
      """
  }

  private mutating func stage() -> String {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: transition()
    case 1: state()
    default: "visualEffect = function(content, geometry, env, p)\n\(chain(.visual))\nend,"
    }
  }

  private mutating func transition() -> String {
    let configuration = """
      configuration = function(env, p)
      \(statements(.environment))
      return moth.interactive { threshold = moth.visible(length(pairs, p) % 2 * 0.5) }
      end,
      """
    return """
      scrollTransition = { \(numbers.isOne(in: 2) ? configuration : "")
      effect = function(content, phase, env, p)
      \(chain(.phase))
      end },
      """
  }

  private mutating func state() -> String {
    let layout = """
      layout = { card = function(state, env, p)
      \(statements(.state))
      return { height = 200 + \(number(.state)) % 7 }
      end },
      """
    return """
      scrollState = { initial = { number = 0, isOn = false },
      of = function(scroll, env, p)
      \(statements(.of))
      return \(numbers.element(of: [number(.of), "scroll", "\(number(.of)) > 3"]))
      end,
      action = function(state, old, new, env, p)
      \(statements(.action))
      state.number = \(number(.action))
      state.isOn = \(number(.action)) > 1
      end,
      \(numbers.isOne(in: 4) ? layout : "")
      effect = function(content, state, env, p)
      \(chain(.state))
      end },
      """
  }

  private mutating func checks() -> String {
    """
    checks = { ["kept"] = function(trace, p, expect)
    print(kept.count, kept.env and kept.env.time, length(rawget, p, "rate"))
    expect(trace.time):never_above(length(pairs, trace) + \(number(.environment)
      .replacing("env.", with: "(kept.env or trace).")))
    end },
    """
  }

  /// Statements and the chain that is returned.
  private mutating func chain(_ closure: Closure) -> String {
    """
    \(statements(closure))
    return content:offset(\(number(closure)), \(number(closure))):opacity(\(number(closure)))
    """
  }

  private mutating func statements(_ closure: Closure) -> String {
    (0..<Int.random(in: 0..<4, using: &numbers)).map { _ in statement(closure) }
      .joined(separator: "\n")
  }

  private mutating func statement(_ closure: Closure) -> String {
    let object = numbers.element(of: closure.objects)
    let value = number(closure)
    return numbers.element(of: [
      "kept.count = kept.count + 1",
      "kept.env = env",
      "kept.object = \(object)",
      "print('seen', \(value))",
      "module.count = module.count + \(value)",
      "kept.list[#kept.list + 1] = ('x'):rep(\(numbers.element(of: [10, 4_000, 60_000])))",
      "for i = 1, \(numbers.element(of: [10, 500, 1_700])) do kept.last = i end",
      "if \(value) > 100 then error('late ' .. tostring(\(value))) end",
      "pcall(function() env.time = 5 end)",
      "length(function() for key in pairs(\(object)) do kept[key] = 1 end end)",
      closure == .of || closure == .action || closure == .environment
        ? "kept.count = kept.count * 2"
        : "local _ = content:colorEffect(moth.shader('s' .. tostring(kept.count % 80)))",
    ])
  }

  private mutating func number(_ closure: Closure) -> String {
    let object = numbers.element(of: closure.objects)
    let field = numbers.element(of: ["time", "minY", "rate", "number", "x", "value"])
    let common = [
      "env.time", "env.velocity / 100", "env.index", "env.count", "p.rate", "kept.count",
      "math.random()", "moth.noise(env.time, 3)", "module.count", "#kept.list", "#\(object)",
      "rawlen(\(object))", "(rawequal(\(object), kept.object) and 1 or 0)",
      "(kept.env and kept.env.time or 0)", "length(rawget, \(object), '\(field)')",
      "length(pairs, \(object))", "length(next, \(object))", "length(error, 'x', 2)",
      "length(function() return missing end)", "length(function() return kept.object.\(field) end)",
      "length(function() \(object).\(field) = 1 end)", "length(function() local a = nil + 1 end)",
      "length(module.fails)",
    ]
    return numbers.element(of: common + closure.ownNumbers + closure.ownNumbers)
  }
}
