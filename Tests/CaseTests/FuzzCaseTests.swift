import MothCatalog
import MothDiagnostics
import MothGeometry
import Testing

/// Cases B30 and B45: numbers that are none in every argument, and many threads at once.
struct FuzzCaseTests {
  private let stage = Stage.item(200, height: 100, in: Size(width: 393, height: 759), at: 0)

  /// Every transform with each form's leading numbers, by the id and the form's place.
  static let calls: [String] =
    Transform.all.flatMap { transform in
      transform.forms.filter { $0.leadingNumbers > 0 }.map { form in
        let arguments = Array(repeating: "v", count: form.leadingNumbers).joined(separator: ", ")
        return "content:\(transform.name)(\(arguments))"
      }
    } + [
      "content:colorEffect(moth.shader(\"tint\", v, { v, v }))",
      "content:distortionEffect(moth.shader(\"wave\", v), v, v)",
      "content:layerEffect(moth.shader(\"glow\", v), v, v)",
      "content:scaleEffect(v, moth.unitPoint(v, v))",
      "content:offset(env.index + v, env.count * v)",
    ]

  @Test(arguments: calls, ["0 / 0", "1 / 0", "-1 / 0"])
  func `B30 a number that is not finite is found in every argument`(
    call: String,
    value: String
  ) throws {
    #expect(try ids(call, value: value).contains("value-not-finite"))
  }

  @Test(arguments: calls, ["1e300", "-0.0", "-1e300"])
  func `B30 a huge number and minus 0 are finite`(call: String, value: String) throws {
    #expect(try !ids(call, value: value).contains("value-not-finite"))
  }

  private func ids(_ call: String, value: String) throws -> [String] {
    let script = """
      return moth.effect { api = 1, visualEffect = function(content, geometry, env)
        local v = \(value)
        return \(call)
      end }
      """
    return try CaseBench.run(script: script, on: stage).ids
  }

  @Test func `B45 the same effect on eight threads gives the same numbers`() async throws {
    let stage = Stage.centred(.vertical, length: 300, in: 759, by: 250, 300, 379.5, 500)
    let once = try CaseBench.run("A20-everything-at-once", on: stage).values("offset.x")
    let all = try await withThrowingTaskGroup(of: [Double].self) { group in
      for _ in 0..<8 {
        group.addTask {
          try CaseBench.run("A20-everything-at-once", on: stage).values("offset.x")
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(once.count == 5)
    #expect(all == Array(repeating: once, count: 8))
  }
}
