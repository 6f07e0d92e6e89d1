#if os(Linux)
import Foundation
import MothTestSupport
import Testing

/// `moth run` and `moth report` as processes whose disk is full, whose folders are closed to them,
/// or whose reader has gone.
@Suite struct LostOutputTests {
  private static let words = "$MOTH run fade.lua --device mac-window"
  private static let full = "moth: the output cannot be written: No space left on device\n"

  private func scripts() throws -> TemporaryFolder {
    let scripts = try TemporaryFolder(["fade.lua": describedEffect("return content:opacity(0.5)")])
    _ = try scripts.shell("\(Self.words) --reporter jsonl:whole --reporter text:text")
    return scripts
  }

  /// Runs words as a user to whom permissions apply: not as root.
  private func limited(_ words: String) -> String {
    guard getuid() == 0 else { return words }
    return "exec setpriv --reuid 65534 --regid 65534 --clear-groups \(words)"
  }

  private func permit(_ permissions: Int, path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  // MARK: - A full disk

  @Test func `a full standard output is status 4 with one message`() throws {
    let scripts = try scripts()
    let names = try scripts.names()
    let outcome = try scripts.shell("\(Self.words) > /dev/full")
    #expect(outcome == Outcome(status: 4, output: "", errors: Self.full))
    let report = try scripts.shell("$MOTH report whole > /dev/full")
    #expect(report == Outcome(status: 4, output: "", errors: Self.full))
    #expect(try scripts.names() == names)
  }

  @Test func `where the standard output is full, the report files are made all the same`() throws {
    let scripts = try scripts()
    let names = try scripts.names()
    let outcome = try scripts.shell(
      "\(Self.words) --reporter jsonl:raw --reporter text > /dev/full"
    )
    #expect(outcome == Outcome(status: 4, output: "", errors: Self.full))
    #expect(try scripts.text(of: "raw") == scripts.text(of: "whole"))
    let report = try scripts.shell(
      "$MOTH report raw --reporter text:reported --reporter tap >/dev/full"
    )
    #expect(report == Outcome(status: 4, output: "", errors: Self.full))
    #expect(try scripts.text(of: "reported") == scripts.text(of: "text"))
    #expect(try scripts.names() == (names + ["raw", "reported"]).sorted())
  }

  @Test func `a full error output is status 4, and the report files are made`() throws {
    let scripts = try scripts()
    let outcome = try scripts.shell("\(Self.words) --reporter jsonl:raw 2> /dev/full")
    #expect(outcome == Outcome(status: 4, output: "", errors: ""))
    #expect(try scripts.text(of: "raw") == scripts.text(of: "whole"))
  }

  /// A limit on the size of files, in units of 1024 bytes, stands for a full disk.
  @Test(arguments: [
    "run fade.lua --device mac-window", "report whole", "run fade.lua --device mac-window --curves",
  ])
  func `a report file that does not fit leaves the old one`(command: String) throws {
    let scripts = try scripts()
    try scripts.write("old", to: "raw")
    let names = try scripts.names()
    let outcome = try scripts.shell("ulimit -f 1; $MOTH \(command) --reporter jsonl:raw")
    #expect(outcome.status == 4)
    let problem = "error[report-not-written]: the report 'raw' cannot be written: File too large\n"
    #expect(outcome.errors.ranges(of: "cannot be written").count == 1)
    #expect(outcome.errors.contains(problem))
    #expect(try scripts.text(of: "raw") == "old")
    let left = try scripts.names()
    #expect(left == names)
  }

  @Test func `a cache that does not fit is one warning, and the results are the same`() throws {
    let scripts = try scripts()
    let outcome = try scripts.shell("ulimit -f 1; \(Self.words) --cache-dir cache")
    #expect(outcome.status == 0)
    #expect(try outcome.output == scripts.text(of: "text"))
    #expect(outcome.errors.ranges(of: "warning[").count == 1)
    #expect(outcome.errors.contains("warning[cache-unusable]: "))
  }

  // MARK: - Folders that may not be written

  @Test func `in a read-only folder a report is status 4`() throws {
    let scripts = try scripts()
    try permit(0o555, path: scripts.path)
    defer { try? permit(0o755, path: scripts.path) }
    let outcome = try scripts.shell(limited("\(Self.words) --reporter jsonl:raw"))
    #expect(outcome.status == 4)
    #expect(
      outcome.errors == """
        error[report-not-written]: the report 'raw' cannot be written: Permission denied
          = help: free the disk, allow writing there, or name another file

        """
    )
  }

  @Test(arguments: ["read-only", "fade.lua", "/dev/null", "read-only/a/b"])
  func `a cache folder that cannot be used is one warning`(folder: String) throws {
    let scripts = try scripts()
    let readOnly = scripts.path("read-only")
    try FileManager.default.createDirectory(atPath: readOnly, withIntermediateDirectories: true)
    try permit(0o555, path: readOnly)
    let outcome = try scripts.shell(limited("\(Self.words) --cache-dir \(folder)"))
    #expect(outcome.status == 0)
    #expect(try outcome.output == scripts.text(of: "text"))
    #expect(outcome.errors.ranges(of: "warning[").count == 1)
    #expect(outcome.errors.contains("warning[cache-unusable]: the result cache cannot be used\n"))
  }

  // MARK: - A reader that has gone

  @Test(arguments: ["run fade.lua --device mac-window", "report whole"])
  func `after a closed pipe the program ends as others do, without a word`(command: String) throws {
    let scripts = try scripts()
    let names = try scripts.names()
    // The reader has ended before the program starts.
    let outcome = try scripts.shell(
      "exec 3> >(:); wait $!; $MOTH \(command) --reporter jsonl >&3; echo $?"
    )
    #expect(outcome == Outcome(status: 0, output: "141\n", errors: ""))
    #expect(try scripts.names() == names)
  }

  @Test func `a run that watches ends with its reader, also where it makes files`() throws {
    let scripts = try scripts()
    let outcome = try scripts.shell(
      "exec 3> >(:); wait $!; \(Self.words) --watch --reporter text --reporter jsonl:raw >&3; echo $?"
    )
    #expect(outcome == Outcome(status: 0, output: "141\n", errors: ""))
  }

  @Test func `programs that are started know nothing of how outputs are watched`() throws {
    let scripts = try scripts()
    try scripts.write("#!/bin/sh\ngrep SigIgn /proc/self/status > ignored\nexit 1\n", to: "git")
    _ = try scripts.shell("chmod +x git; PATH=$PWD:$PATH \(Self.words) --only-changed")
    // A bit for each signal; SIGPIPE is number 13 and SIGXFSZ 25.
    let mask = try #require(scripts.text(of: "ignored").split(separator: "\t").last)
    let ignored = try #require(UInt64(mask.dropLast(), radix: 16))
    #expect(ignored & (1 << (13 - 1) | 1 << (25 - 1)) == 0)
  }

  @Test func `the first line is there, and report files are made`() throws {
    let scripts = try scripts()
    let names = try scripts.names()
    let first = try scripts.shell("\(Self.words) --reporter text --reporter jsonl:raw | head -1")
    #expect(first.output == "fade  A test's effect.\n")
    #expect(!first.errors.contains("output"))
    #expect(try scripts.text(of: "raw") == scripts.text(of: "whole"))
    #expect(try scripts.names() == (names + ["raw"]).sorted())
  }

  @Test func `without a standard output nothing of it goes to a file`() throws {
    let scripts = try scripts()
    let outcome = try scripts.shell("\(Self.words) --reporter text --reporter jsonl:raw >&-")
    #expect(outcome.status == 4)
    #expect(outcome.errors == "moth: the output cannot be written: Bad file descriptor\n")
    #expect(try scripts.text(of: "raw") == scripts.text(of: "whole"))
  }

  @Test func `without an input and an error output all is well`() throws {
    let scripts = try scripts()
    let outcome = try scripts.shell("\(Self.words) --reporter jsonl:raw --reporter text <&- 2>&-")
    #expect(outcome == Outcome(status: 0, output: try scripts.text(of: "text"), errors: ""))
    #expect(try scripts.text(of: "raw") == scripts.text(of: "whole"))
  }
}
#endif
