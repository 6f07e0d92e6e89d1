import MothDiagnostics
import Testing

@testable import MothRunner

/// The text of baselines, written and read.
@Suite struct BaselineFileTests {
  /// Three units, two of which are the same; each line of it can be worked out by hand.
  static let text = """
    moth baseline 1

    unit phone, portrait, linear, Reduce Motion off
    unit phone-air, portrait, linear, Reduce Motion off
      scene home
      target card
      samples 11
      time 0:0 10:1
      scroll 0:0 10:100
      views 3, curves of 1
      chain offset, scaleEffect
      state transformRuns 12 actions 2 writes 2 rebuiltViews 8
      seen 0-4 6-10
      argument offset.x 0
      argument offset.y 0..40
        ranges 0..40*2 none
        curve 0:0 4:40 - 6:40 10:0
      argument scaleEffect.x 1
      argument scaleEffect.y as offset.y

    unit wide, landscape, linear, Reduce Motion on
      scene home
      samples 1
      time 0:0
      scroll 0:0
      views 0
      chain

    end

    """

  private func read(_ text: String) throws(BaselineReader.Problem) -> BaselineFile {
    try BaselineReader.read(SourceFile(path: "e.txt", text: text))
  }

  private func problem(_ text: String) -> String? {
    do throws(BaselineReader.Problem) {
      _ = try read(text)
      return nil
    } catch {
      return "\(error.line): \(error.message)"
    }
  }

  @Test func `a file is written as it was read`() throws {
    let file = try read(Self.text)
    #expect(file.units.count == 3)
    #expect(file.text == Self.text)
    #expect(file.lines["wide, landscape, linear, Reduce Motion on"] == 21)
  }

  @Test func `its numbers are those of the text`() throws {
    let unit = try #require(try read(Self.text).units["phone, portrait, linear, Reduce Motion off"])
    #expect(unit.samples == 11)
    #expect(unit.views == 3 && unit.curveView == 1)
    #expect(unit.scroll.values(count: 11)[3] == 30)
    #expect(
      unit.arguments.map(\.name) == ["offset.x", "offset.y", "scaleEffect.x", "scaleEffect.y"]
    )
    let values = unit.arguments[1].curve.values(count: 11)
    #expect(values == [0, 10, 20, 30, 40, nil, 40, 30, 20, 10, 0])
    #expect(unit.arguments[1].ranges.map { $0?.high } == [40, 40, nil])
    #expect(unit.arguments[0].curve.values(count: 11)[5] == nil)
    #expect(unit.arguments[2].curve.values(count: 11)[6] == 1)
    #expect(unit.arguments[3].curve.words == unit.arguments[1].curve.words)
  }

  @Test func `ends of lines may be those of Windows`() throws {
    #expect(try read(Self.text.replacing("\n", with: "\r\n")).text == Self.text)
  }

  @Test func `every file that was cut short is refused`() {
    let whole = Array(Self.text.utf8)
    for length in 0..<(whole.count - 2) {
      let cut = String(decoding: whole[..<length], as: UTF8.self)
      #expect(problem(cut) != nil, "after \(length) bytes")
    }
  }

  @Test(arguments: [
    ("moth baseline 1\n", "", "1: the first line must be 'moth baseline 1'"),
    ("baseline 1", "baseline 2", "1: the file is of form 2; this version of moth reads 1"),
    (
      "unit phone-air", "unit phone",
      "4: 'phone, portrait, linear, Reduce Motion off' is already in line 3"
    ),
    ("unit wide", "<<<<<<< HEAD\nunit wide", "21: a merge conflict is not resolved"),
    ("  scene home\n  target", "=======\n  target", "5: a merge conflict is not resolved"),
    ("  target card", "target card", "6: a line must be 'unit NAME', or be indented below one"),
    (
      "moth baseline 1\n", "moth baseline 1\n  samples 1\n",
      "2: a line must be 'unit NAME', or be indented below one"
    ),
    ("  target card", "  traget card", "6: there is no 'traget' here"),
    ("  target card", "  scene card", "6: duplicate 'scene' below its unit"),
    ("  samples 11", "  samples 0", "7: 'samples' takes a number from 1 on; got '0'"),
    ("  samples 11\n", "", "4: 'phone-air, portrait, linear, Reduce Motion off' has no 'samples'"),
    (
      "  time 0:0 10:1\n", "",
      "4: 'phone-air, portrait, linear, Reduce Motion off' has no 'time' of words SAMPLE:VALUE that rise and stay below its samples"
    ),
    (
      "10:100", "11:100",
      "4: 'phone-air, portrait, linear, Reduce Motion off' has no 'scroll' of words SAMPLE:VALUE that rise and stay below its samples"
    ),
    (
      "curves of 1", "curves of 3",
      "10: 'views' takes a number, and after ', curves of ' a smaller one; got '3, curves of 3'"
    ),
    (
      "actions 2", "action 2",
      "12: 'state' takes transformRuns, actions, writes, rebuiltViews, once"
    ),
    (
      "seen 0-4 6", "seen 0-4 5",
      "4: 'phone-air, portrait, linear, Reduce Motion off' has no 'seen' of words FIRST-LAST that rise and stay below its samples"
    ),
    (
      "offset.y 0..40", "offset.y 40..0",
      "15: 'argument' takes a name and LOW..HIGH, or one number; got 'offset.y 40..0'"
    ),
    (
      "offset.y 0..40", "offset.y 0..41",
      "4: 'phone-air, portrait, linear, Reduce Motion off' has no range for 'offset.y' that its views have"
    ),
    (
      "0..40*2 none", "0..40*2",
      "4: 'phone-air, portrait, linear, Reduce Motion off' has no 'ranges' of 3 views for 'offset.y'"
    ),
    (
      "0..40*2 none", "0..40*999999999 none",
      "4: 'phone-air, portrait, linear, Reduce Motion off' has no 'ranges' of 3 views for 'offset.y'"
    ),
    (
      "    curve 0:0 4:40 - 6:40 10:0\n", "",
      "4: 'phone-air, portrait, linear, Reduce Motion off' has no 'curve' for 'offset.y'"
    ),
    (
      "as offset.y", "as offset.z",
      "4: 'phone-air, portrait, linear, Reduce Motion off' has no argument 'offset.z' before 'scaleEffect.y'"
    ),
    ("end\n", "end\nunit x\n", "29: nothing may follow 'end'"),
    ("end\n", "", "29: the file ends before its last line, 'end'"),
  ])
  func `what is wrong is reported with its line`(old: String, new: String, message: String) {
    #expect(problem(Self.text.replacing(old, with: new, maxReplacements: 1)) == message)
  }

  @Test func `no file fills the memory`() {
    let views = Self.text.replacing("views 3, curves of 1", with: "views 999999999999, curves of 1")
    #expect(problem(views) == "21: there are more than 4000000 ranges up to here")
  }

  @Test func `a byte that changes is read or reported, and nothing else`() {
    let whole = Array(Self.text.utf8)
    for index in whole.indices {
      for byte in Array("0 :-.*\n,x9".utf8) {
        var changed = whole
        changed[index] = byte
        let text = String(decoding: changed, as: UTF8.self)
        guard let file = try? read(text) else { continue }
        // What is read is written and read again as the same.
        #expect((try? read(file.text))?.text == file.text)
      }
    }
  }

  @Test func `a fix is reported for a conflict and for a newer form`() {
    for (start, help) in [
      ("<<<<<<<", "take either side, then rewrite it with '--update-baselines all'"),
      ("moth baseline 7", "use the version of moth that wrote it, or a newer one"),
    ] {
      do throws(BaselineReader.Problem) {
        _ = try read(start + "\n")
        Issue.record("it was read")
      } catch {
        #expect(error.help == help)
      }
    }
  }

  @Test func `long curves are reported on several lines`() throws {
    let words = (0..<100).map { "\($0):\($0 % 2)" }
    var file = try read(Self.text)
    let name = "wide, landscape, linear, Reduce Motion on"
    file.units[name]?.samples = 100
    file.units[name]?.scroll = try #require(ReducedCurve(words: words))
    let lines = file.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 100 })
    #expect(lines.count { $0.hasPrefix("  scroll ") } == 1 + 6)
    #expect(try read(file.text).text == file.text)
  }
}
