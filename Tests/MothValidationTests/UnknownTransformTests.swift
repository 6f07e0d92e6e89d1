import MothDiagnostics
import MothScript
import MothTestSupport
import MothValidation
import Testing

/// `unknown-transform` from the source alone, without running the script.
@Suite struct UnknownTransformTests {
  private func findings(_ script: String) -> [Diagnostic] {
    ScriptSource(file: SourceFile(path: "effect.lua", text: script)).findings()
  }

  private func names(_ body: String) -> [String] {
    findings(effect(body)).filter { $0.id == "unknown-transform" }.compactMap { finding in
      let start = finding.location?.range?.start
      let name = finding.message.split(separator: "'").first ?? ""
      return "\(start?.line ?? 0):\(start?.column ?? 0) \(name)"
    }
  }

  @Test func `a layout modifier is refused with the reason and what to use instead`() throws {
    let finding = try #require(findings(effect("return content:frame(100, 200)")).first)
    #expect(
      finding.reported == "2:16 unknown-transform: 'frame' is not a transform that a chain can hold"
    )
    #expect(finding.notes.map(\.kind) == [.reason, .help])
  }

  @Test func `a misspelt transform is answered with the nearest`() throws {
    let finding = try #require(findings(effect("return content:opactiy(0.5)")).first)
    #expect(finding.notes.last?.text == "did you mean 'opacity'?")
  }

  @Test func `each call of a chain is looked at, in the order of the text`() {
    #expect(names("return content:font(1):opacity(1):shadow(2)") == ["2:16 font", "2:35 shadow"])
  }

  @Test func `a chain that spans lines is looked at line by line`() {
    #expect(
      names("return content\n  :padding(1)\n  :opacity(1)\n  :border(1)")
        == ["3:4 padding", "5:4 border"]
    )
  }

  @Test func `a chain is followed through locals`() {
    #expect(
      names("local one = content:opacity(1)\nlocal two = one\nreturn two:frame(1)")
        == ["4:12 frame"]
    )
  }

  @Test func `a chain is followed through parentheses`() {
    #expect(names("return (content:opacity(1)):frame(1)") == ["2:29 frame"])
    #expect(names("local c = (content)\nreturn c:frame(1)") == ["3:10 frame"])
  }

  @Test func `a chain is followed into functions inside the closure`() {
    #expect(
      names("local function blurred() return content:frame(1) end\nreturn blurred()")
        == ["2:41 frame"]
    )
  }

  @Test func `another local that is called content is left alone`() {
    #expect(
      names(
        """
        local size = 1
        do
          local content = { frame = function() return 2 end }
          size = content:frame()
        end
        return content:opacity(size / 2)
        """
      ) == []
    )
  }

  @Test func `a parameter that hides content is left alone`() {
    #expect(
      names(
        """
        local function measure(content) return content:frame() end
        return content:opacity(measure({ frame = function() return 1 end }))
        """
      ) == []
    )
  }

  @Test func `a method called frame on something else is left alone`() {
    #expect(
      names("local top = geometry:frame(\"scrollView\").minY\nreturn content:offset(0, top)") == []
    )
    #expect(
      names("local box = { frame = function() return 1 end }\nreturn content:opacity(box:frame())")
        == []
    )
  }

  @Test func `the closure's first parameter counts, whatever its name`() {
    #expect(
      findings(
        "return moth.effect { api = 1, visualEffect = function(view) return view:frame(1) end }"
      ).map(\.reported) == [
        "1:73 unknown-transform: 'frame' is not a transform that a chain can hold"
      ]
    )
  }

  @Test func `the closure of a scroll transition is looked at`() {
    #expect(
      findings(
        """
        return moth.effect { api = 1, scrollTransition = {
          effect = function(content, phase) return content:frame(phase.value) end,
        } }
        """
      ).map(\.reported) == [
        "2:52 unknown-transform: 'frame' is not a transform that a chain can hold"
      ]
    )
  }

  @Test func `a script with syntax errors gives no findings`() {
    #expect(findings(effect("return content:frame(")).isEmpty)
  }

  @Test func `what only shows at run time is reported by the run`() {
    let found = Bench(reduceMotion: [false]).findings(
      effect("local name = \"frame\"\nreturn content[name](content, 1)")
    )
    #expect(found.map(\.id) == ["unknown-transform"])
    #expect(found.first?.seen == "card[0], sample 0, Reduce Motion off")
  }
}
