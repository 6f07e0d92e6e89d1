import Testing

@testable import MothDiagnostics

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "ABC", 0), ("", "abc", 3),
    ("kitten", "sitting", 3),  // two replaced, one inserted
    ("ofsfet", "offset", 1),  // neighbours swapped
    ("ca", "abc", 3),  // the restricted form: no edit inside a swapped pair
  ])
  func `distances are known`(left: String, right: String, distance: Int) {
    #expect(Spelling.distance(from: left, to: right) == distance)
    #expect(Spelling.distance(from: right, to: left) == distance)
  }

  @Test(arguments: [
    ("ofset", "offset"), ("Offset", "offset"), ("opactiy", "opacity"), ("blurr", "blur"),
    ("rotatoinEfect", "rotationEffect"),
  ])
  func `a slip finds its name`(typed: String, meant: String) {
    let names = ["offset", "opacity", "blur", "rotationEffect", "rotation3DEffect"]
    #expect(Spelling.nearest(to: typed, in: names) == meant)
    #expect(Spelling.suggestion(for: typed, in: names) == "did you mean '\(meant)'?")
  }

  @Test(arguments: ["xy", "grow", "shimmer", ""])
  func `a name that is far from all finds none`(typed: String) {
    let names = ["offset", "opacity", "blur"]
    #expect(Spelling.nearest(to: typed, in: names) == nil)
    #expect(Spelling.suggestion(for: typed, in: names) == nil)
  }

  @Test func `the limit grows with the length`() {
    #expect([1, 2, 3, 5, 6, 8, 9, 64].map(Spelling.limit) == [0, 0, 1, 1, 2, 2, 3, 3])
  }

  @Test func `a tie goes to the alphabetically first, in any order`() {
    let names = ["bat", "cat", "rat"]
    #expect(Spelling.nearest(to: "hat", in: names) == "bat")
    #expect(Spelling.nearest(to: "hat", in: names.reversed()) == "bat")
  }

  @Test func `the nearer wins over the alphabetically first`() {
    #expect(Spelling.nearest(to: "offset", in: ["affsat", "offsets"]) == "offsets")
  }

  @Test func `a hostile long name is not compared`() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(Spelling.nearest(to: long, in: ["blur", long]) == nil)
    #expect(Spelling.nearest(to: "blur", in: [long]) == nil)
    let longest = String(repeating: "a", count: Spelling.longestName)
    #expect(Spelling.nearest(to: longest, in: [longest + "a", longest]) == longest)
  }
}
