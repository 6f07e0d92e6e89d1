import MothDiagnostics
import MothTestSupport
import Testing

/// `chain-shape-changes` of a run: in Swift, an opaque result type that would not compile.
@Suite struct ChainShapeChangesTests {
  private func onlyFinding(
    _ body: String,
    bench: Bench = Bench(reduceMotion: [false])
  ) throws -> Diagnostic {
    // What the source alone shows has no sample.
    let found = bench.findings(effect(body))
      .filter { $0.id == "chain-shape-changes" && $0.moment != nil }
    return try #require(found.count == 1 ? found.first : nil, "\(found.map(\.reported))")
  }

  private func firstVariant(_ diagnostic: Diagnostic) -> String? {
    diagnostic.notes.first { $0.kind == .note }.map { note in
      let start = note.location?.range?.start
      return "\(start?.line ?? 0):\(start?.column ?? 0) \(note.text)"
    }
  }

  @Test func `both shapes, both lines and the first sample are named`() throws {
    // Sample 121 is the first after 1 s at 120 Hz.
    let finding = try onlyFinding(
      """
      if env.time > 1 then
        return content:offset(0, 1):blur(2)
      end
      return content:offset(0, 1):opacity(1)
      """
    )
    #expect(
      finding.reported
        == "3:31 chain-shape-changes: the chain changes from 'offset, opacity' to 'offset, blur'"
    )
    #expect(finding.seen == "card[0], sample 121, Reduce Motion off")
    #expect(firstVariant(finding) == "5:29 it began as 'offset, opacity'")
  }

  @Test func `a branch on Reduce Motion that drops a transform is found between the settings`()
    throws
  {
    // The article's example of what does not compile.
    let finding = try onlyFinding(
      """
      if env.reduceMotion then
        return content:opacity(1)
      else
        return content:offset(0, -geometry:frame("scrollView").minY * 0.3):opacity(1)
      end
      """,
      bench: Bench(reduceMotion: [false, true])
    )
    #expect(
      finding.reported
        == "3:18 chain-shape-changes: the chain changes from 'offset, opacity' to 'opacity'"
    )
    #expect(finding.seen == "card[0], sample 0, Reduce Motion on")
    #expect(firstVariant(finding) == "5:18 it began as 'offset, opacity'")
  }

  @Test func `the same transforms on other lines are the same shape`() {
    let found = Bench().findings(
      effect(
        """
        if env.reduceMotion then return content:opacity(1) end
        return content:opacity(0.5)
        """
      )
    )
    #expect(found.map(\.reported) == [])
  }

  @Test func `the order of transforms belongs to the shape`() throws {
    let finding = try onlyFinding(
      """
      if env.time > 0 then return content:blur(0):opacity(1) end
      return content:opacity(1):blur(0)
      """
    )
    #expect(
      finding.reported
        == "2:37 chain-shape-changes: the chain changes from 'opacity, blur' to 'blur, opacity'"
    )
    #expect(finding.moment?.sample == 1)
  }

  @Test func `a chain that becomes longer is marked where it goes on`() throws {
    let finding = try onlyFinding(
      """
      local chain = content:opacity(1)
      if env.time > 1 then chain = chain:blur(0) end
      return chain
      """
    )
    #expect(
      finding.reported
        == "3:36 chain-shape-changes: the chain changes from 'opacity' to 'opacity, blur'"
    )
    #expect(firstVariant(finding) == "2:1 it began as 'opacity'")
  }

  @Test func `a chain that becomes empty is marked where it began`() throws {
    let finding = try onlyFinding(
      """
      if env.time > 1 then return content end
      return content:opacity(1)
      """
    )
    #expect(
      finding.reported == "3:1 chain-shape-changes: the chain changes from 'opacity' to 'content'"
    )
    #expect(firstVariant(finding) == "3:16 it began as 'opacity'")
  }

  @Test func `a view of the scene may not have a shape of its own`() throws {
    let finding = try onlyFinding(
      """
      if env.index == 3 then return content:blur(0) end
      return content:opacity(1)
      """
    )
    #expect(finding.seen == "card[3], sample 0, Reduce Motion off")
  }

  @Test func `two forms of one transform are two shapes, as in Swift`() throws {
    let finding = try onlyFinding(
      """
      if env.time > 1 then return content:transformEffect(1, 0, 0, 0, 1, 0, 0, 0, 1) end
      return content:transformEffect(1, 0, 0, 1, 0, 0)
      """
    )
    #expect(finding.location?.range?.start.line == 2)
  }

  @Test func `another shader is another shape, and both are named`() throws {
    let finding = try onlyFinding(
      """
      local shader = env.time > 1 and moth.shader("waves", 1, { 2, 3 }) or moth.shader("ripples", 1)
      return content:opacity(1):colorEffect(shader)
      """
    )
    #expect(
      finding.message == "the chain changes from 'opacity, colorEffect ripples(float)' to "
        + "'opacity, colorEffect waves(float, float2)'"
    )
  }

  @Test func `a change of shape hides what other rules would say of the sweep`() {
    let found = Bench(reduceMotion: [true]).findings(
      effect(
        """
        if env.time > 1 then return content:opacity(7) end
        return content:offset(env.time, 0)
        """
      )
    )
    #expect(found.filter { $0.moment != nil }.map(\.id) == ["chain-shape-changes"])
  }
}
