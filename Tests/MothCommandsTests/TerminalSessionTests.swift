#if os(Linux)
import Foundation
import MothTestSupport
import Testing

/// `moth repl` at a pseudo-terminal, which `script` of util-linux makes: keys in, a screen out.
@Suite struct TerminalSessionTests {
  private let prompt = "RM off > "

  @Test func `a person types, completes, searches the history and interrupts`() throws {
    let home = try TemporaryFolder([:])
    let terminal = try TypedTerminal(
      "Plugins/featured-parallax",
      environment: ["MOTH_HISTORY": home.path("h")]
    )
    try terminal.expect(prompt)
    try terminal.type("1 + 1\r", until: "2\r\n")
    try terminal.expect(prompt)
    // The part that 'offset' and 'offsetZ' have in common.
    try terminal.type("content:offs\t(3, 4)\r", until: "4 pt")
    try terminal.expect(prompt)
    try terminal.type(":devi\t iphone-se\t\r", until: "iPhone SE (3rd generation), portrait")
    try terminal.expect(prompt)
    try terminal.type("geometry:frame(\"scrollV\t.v\t\").hei\t\r", until: "308.0")
    try terminal.expect(prompt)
    // Ctrl-R finds the first line again.
    try terminal.type("\u{12}+ 1\r", until: "2\r\n")
    try terminal.expect(prompt)
    // What is typed and dropped by Ctrl-C is not answered.
    try terminal.type("nonsense", until: "nonsense")
    try terminal.type("\u{3}", until: prompt)
    try terminal.type("kept = 7\r", until: prompt)
    // Ctrl-C stops a line that runs, and its variables stay.
    try terminal.type(
      "for i = 1, 1e9 do kept = 8; local s = string.rep('x', 65000) end\r",
      until: "end\r\n"
    )
    try terminal.type("\u{3}", until: "error[interrupted]")
    try terminal.expect(prompt)
    try terminal.type("kept\r", until: "8\r\n")
    try terminal.expect(prompt)
    try terminal.type("\u{4}", until: "")
    #expect(terminal.status() == 0)
    let history = try String(contentsOfFile: home.path("h"), encoding: .utf8)
    #expect(history.contains("kept"))
    #expect(!history.contains("nonsense"))
  }

  @Test func `pasted tabs are no keys, and an unfinished chunk can be dropped`() throws {
    let terminal = try TypedTerminal(nil, environment: [:])
    try terminal.expect(prompt)
    // The paste itself shows a 5 at the end of a line.
    try terminal.type(
      "\u{1B}[200~function f()\n\treturn 5\nend\n\u{1B}[201~f()\r",
      until: "\u{1B}[?2004l5\r\n"
    )
    try terminal.expect(prompt)
    try terminal.type("function g()\r", until: "… ")
    try terminal.type("\u{3}", until: prompt)
    try terminal.type("'é漢'\r", until: "\"é漢\"\r\n")
    try terminal.type(":quit\r", until: "")
    #expect(terminal.status() == 0)
  }

  @Test func `an effect is edited and reloaded`() throws {
    let scripts = try TemporaryFolder(["fade.lua": describedEffect("return content:opacity(0.5)")])
    let terminal = try TypedTerminal(
      scripts.path("fade.lua"),
      environment: ["EDITOR": "sed -i s/0.5/0.75/"]
    )
    try terminal.expect(prompt)
    try terminal.type(":edit\r", until: "opacity  0.5 before, 0.75 now")
    try terminal.expect(prompt)
    try terminal.type(":quit\r", until: "")
    #expect(terminal.status() == 0)
  }

  @Test func `a watched script is reloaded when it is saved, and what was typed stays`() throws {
    let scripts = try TemporaryFolder(["fade.lua": describedEffect("return content:opacity(0.5)")])
    let terminal = try TypedTerminal(scripts.path("fade.lua"), environment: [:])
    try terminal.expect(prompt)
    try terminal.type(":watch on\r", until: "watching the scripts of")
    try terminal.expect(prompt)
    try terminal.type("1 + 2", until: "1 + 2")
    try scripts.write(describedEffect("return content:opacity(0.75)"), to: "fade.lua")
    try terminal.expect("reloaded: opacity  0.5 before, 0.75 now")
    try terminal.expect(prompt + "1 + 2")
    try scripts.write(describedEffect("return content:"), to: "fade.lua")
    try terminal.expect("error[lua-syntax]")
    try terminal.expect("the last good version stays\r\n")
    try terminal.expect(prompt + "1 + 2")
    try terminal.type("0\r", until: "21\r\n")
    try terminal.type(":quit\r", until: "")
    #expect(terminal.status() == 0)
  }

  @Test func `a line longer than the terminal's is drawn again below the news`() throws {
    let scripts = try TemporaryFolder(["fade.lua": describedEffect("return content:opacity(0.5)")])
    let terminal = try TypedTerminal(scripts.path("fade.lua"), environment: [:], columns: 40)
    try terminal.type(":watch on\r", until: "watching the scripts of")
    try terminal.expect("> ")
    let sum = (1...30).map { "\($0)" }.joined(separator: "+")
    try terminal.type(sum, until: "30")
    try scripts.write(describedEffect("return content:opacity(0.75)"), to: "fade.lua")
    // The prompt `> ` and 80 characters end on the third row, two below the first.
    try terminal.expect("\r\u{1B}[2A\u{1B}[Jreloaded: opacity")
    try terminal.expect("> 1+2")
    try terminal.type("\r", until: "465\r\n")
    try terminal.type(":quit\r", until: "")
    #expect(terminal.status() == 0)
  }

  @Test func `at a terminal without escape sequences a watched script is reloaded too`() throws {
    let scripts = try TemporaryFolder(["fade.lua": describedEffect("return content:opacity(0.5)")])
    let terminal = try TypedTerminal(scripts.path("fade.lua"), environment: ["TERM": "dumb"])
    try terminal.expect(prompt)
    try terminal.type(":watch on\n", until: "watching the scripts of")
    try terminal.expect(prompt)
    try scripts.write(describedEffect("return content:opacity(0.75)"), to: "fade.lua")
    try terminal.expect("reloaded: opacity  0.5 before, 0.75 now")
    try terminal.expect(prompt)
    try terminal.type(":quit\n", until: "")
    #expect(terminal.status() == 0)
    #expect(!terminal.seen.contains("\u{1B}"))
  }

  @Test(arguments: [":at 10", ":sample 3", ":plot", ":film", ":check", ":bench", ":table", ":diff"])
  func `Ctrl-C stops a command, and the session goes on`(command: String) throws {
    let scripts = try TemporaryFolder([
      "slow.lua": describedEffect("for i = 1, 1e9 do end return content:opacity(0.5)")
    ])
    let limits = "--limit instructionsPerCall=1000000000 --limit callMilliseconds=60000"
    let terminal = try TypedTerminal(scripts.path("slow.lua") + " " + limits, environment: [:])
    try terminal.expect(prompt)
    try terminal.type("kept = 7\r", until: prompt)
    try terminal.type("\(command)\r", until: "\(command)\r\n")
    try terminal.type("\u{3}", until: "error[interrupted]")
    try terminal.expect(prompt)
    try terminal.type("kept\r", until: "7\r\n")
    try terminal.type(":quit\r", until: "")
    #expect(terminal.status() == 0)
  }

  @Test func `when the terminal is resized, lines are as wide as it is then`() throws {
    let scripts = try TemporaryFolder(["fade.lua": describedEffect("return content:opacity(0.5)")])
    let terminal = try TypedTerminal(
      scripts.path("fade.lua"),
      environment: ["EDITOR": "stty cols 44 rows 24; true"]
    )
    try terminal.expect(prompt)
    try terminal.type(":help at\r", until: "The offset is the distance from rest in points.")
    try terminal.expect(prompt)
    // The prompt is too long for the new width.
    try terminal.type(":edit\r", until: "no difference\r\n\u{1B}[?2004h> ")
    try terminal.type(":help at\r", until: "The offset is the distance from rest in\r\n")
    try terminal.type(":quit\r", until: "")
    #expect(terminal.status() == 0)
  }

  @Test func `bytes that are no text, wide characters and long lines do no harm`() throws {
    let terminal = try TypedTerminal(nil, environment: [:])
    try terminal.expect(prompt)
    try terminal.type(bytes: [0x31, 0, 0x20, 0x2B, 0x20, 0, 0x31, 0x0D], until: "2\r\n")
    try terminal.expect(prompt)
    try terminal.type(bytes: [0x27, 0xFF, 0xC3, 0x27, 0x0D], until: "\"\u{FFFD}\u{FFFD}\"\r\n")
    try terminal.expect(prompt)
    // The quote and the emoji are deleted; left are an e, its accent of 2 bytes, and 3 bytes.
    try terminal.type("#'e\u{301}漢🎉'\u{7F}\u{7F}'\r", until: "6\r\n")
    try terminal.expect(prompt)
    try terminal.type("#'" + String(repeating: "x", count: 3_000) + "'\r", until: "3000\r\n")
    try terminal.type(":quit\r", until: "")
    #expect(terminal.status() == 0)
  }

  @Test func `in 20 columns the prompt leaves room for the line`() throws {
    let terminal = try TypedTerminal(nil, environment: [:], columns: 20)
    try terminal.expect("\r\n\u{1B}[?2004h> ")
    try terminal.type("1 + 1\r", until: "2\r\n")
    try terminal.type("'" + String(repeating: "x", count: 100) + "'\r", until: "\"\r\n")
    try terminal.type(":quit\r", until: "")
    #expect(terminal.status() == 0)
  }

  @Test func `a terminal that knows no escape sequences gets none`() throws {
    let terminal = try TypedTerminal(nil, environment: ["TERM": "dumb"])
    try terminal.expect(prompt)
    try terminal.type("1 + 1\n", until: "2\r\n")
    try terminal.type("nope\n", until: "error[unknown-global]")
    try terminal.expect(prompt)
    try terminal.type("\u{3}", until: prompt)
    try terminal.type(":quit\n", until: "")
    #expect(terminal.status() == 0)
    #expect(!terminal.seen.contains("\u{1B}"))
  }
}

/// The program at a terminal of its own.
final class TypedTerminal {
  private let process = Process()
  private let keys = Pipe()
  private let screen = Pipe()
  /// What the screen got so far.
  private(set) var seen = ""
  private var expected = ""

  init(_ plugin: String?, environment: [String: String], columns: Int = 100) throws {
    let words = ["exec", ProgramProcess.built("moth"), "repl", plugin].compactMap(\.self)
    process.executableURL = URL(filePath: "/usr/bin/script")
    process.arguments = [
      "--quiet", "--flush", "--return", "--echo", "always", "--command",
      "stty cols \(columns) rows 24; \(words.joined(separator: " "))", "/dev/null",
    ]
    process.environment = [
      "TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1", "MOTH_HISTORY": "",
      "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh",
    ]
    .merging(sanitizerEnvironment) { $1 }
    .merging(environment) { $1 }
    process.currentDirectoryURL = Repository.root
    process.standardInput = keys
    process.standardOutput = screen
    process.standardError = screen
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Presses keys, and reads on until the screen shows a text after what was expected before.
  func type(_ text: String, until shown: String) throws {
    try keys.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try expect(shown)
  }

  /// Sends bytes, and reads on as for a text.
  func type(bytes: [UInt8], until shown: String) throws {
    try keys.fileHandleForWriting.write(contentsOf: Data(bytes))
    try expect(shown)
  }

  /// Reads on until the screen shows a text after what was expected before.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    while !text.isEmpty {
      if let range = expected.range(of: text) {
        expected = String(expected[range.upperBound...])
        return
      }
      guard let more = read() else {
        Issue.record("'\(text)' is not in '\(expected)'", sourceLocation: sourceLocation)
        throw CancellationError()
      }
      seen += more
      expected += more
    }
  }

  /// The next part of the screen, which is waited for; nil at its end.
  private func read() -> String? {
    let data = screen.fileHandleForReading.availableData
    return data.isEmpty ? nil : String(decoding: data, as: UTF8.self)
  }

  /// The exit status, when the program has ended.
  func status() -> Int32 {
    while let more = read() { seen += more }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
#endif
