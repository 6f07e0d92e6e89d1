import MothDiagnostics
import MothReporting
import Testing

/// The difference of two texts, as `patch` reads it.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, new: String) -> String {
    UnifiedDiff.text(SourceFile(path: "a.lua", text: old), new: new)
  }

  private let lines = (1...12).map { "\($0)\n" }.joined()

  @Test func `equal texts have none`() {
    #expect(diff(lines, new: lines) == "")
    #expect(diff("", new: "") == "")
  }

  @Test func `a changed line is between three lines on each side`() {
    #expect(
      diff(lines, new: lines.replacing("6\n", with: "six\n")) == """
        --- a.lua
        +++ a.lua
        @@ -3,7 +3,7 @@
         3
         4
         5
        -6
        +six
         7
         8
         9

        """
    )
  }

  @Test func `changes far apart are hunks of their own, near ones share one`() {
    let far = diff(
      lines,
      new: lines.replacing("1\n2\n", with: "2\n").replacing("11\n", with: "11\nx\n")
    )
    #expect(
      far.split(separator: "\n").filter { $0.hasPrefix("@@") } == [
        "@@ -1,4 +1,3 @@", "@@ -9,4 +8,5 @@",
      ]
    )
    let near = diff(lines, new: lines.replacing("3\n", with: "").replacing("9\n", with: ""))
    #expect(near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,12 +1,10 @@"])
  }

  @Test func `a missing end of the last line is reported, and carriage returns are kept`() {
    #expect(
      diff("a\r\nb", new: "a\r\nc") == """
        --- a.lua
        +++ a.lua
        @@ -1,2 +1,2 @@
         a\r
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """
    )
  }

  @Test func `a text that was empty begins at line 0`() {
    #expect(diff("", new: "a\n") == "--- a.lua\n+++ a.lua\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", new: "") == "--- a.lua\n+++ a.lua\n@@ -1 +0,0 @@\n-a\n")
  }
}
