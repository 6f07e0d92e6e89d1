#if os(Linux)
import Foundation
import MothTestSupport
import Testing

/// What surrounds the program as a process: names of files, the environment, the locale.
@Suite struct SurroundingsTests {
  private static let words = "$MOTH run fade.lua --device mac-window --reporter jsonl"

  private func scripts() throws -> TemporaryFolder {
    try TemporaryFolder(["fade.lua": describedEffect("return content:opacity(0.25)")])
  }

  // MARK: - Names

  @Test(arguments: ["a b", "a\nb", "a\"b", "a'b", "é漢🎉", "a:b", "$a", "a\\b", "\u{1B}[31m"])
  func `a script, its folder and its report may have any name`(name: String) throws {
    let scripts = try scripts()
    let environment = ["NAME": name]
    let outcome = try scripts.shell(
      """
      mkdir "$NAME" && cp fade.lua "$NAME/$NAME.lua"
      $MOTH run "$NAME/$NAME.lua" --device mac-window --reporter "jsonl:$NAME/$NAME.jsonl" &&
      $MOTH report "$NAME/$NAME.jsonl"
      """,
      environment: environment
    )
    #expect(outcome.status == 0)
    #expect(outcome.lines.last == "1 effect, 2 units, 2190 samples, 0 tests: all passed")
    #expect(!outcome.output.contains("\u{1B}"))
    let folder = scripts.url(name).path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.sorted() == ["\(name).jsonl", "\(name).lua"])
  }

  @Test func `a name that begins with a dash is after two dashes`() throws {
    let scripts = try scripts()
    let outcome = try scripts.shell(
      """
      mv fade.lua ./-fade.lua
      $MOTH run --device mac-window --reporter jsonl:-raw -- -fade.lua && $MOTH report -- -raw
      """
    )
    #expect(outcome.status == 0)
    #expect(outcome.lines.first == "-fade  A test's effect.")
  }

  // MARK: - The environment

  @Test(arguments: [
    "env -i", "env -u HOME", "env HOME= XDG_CACHE_HOME=", "env HOME=relative", "env -u TERM",
    "env TERM=nonsense", "env LC_ALL=de_DE.UTF-8", "env LC_ALL=nonsense LANG=nonsense",
    "env TZ=Asia/Kathmandu", "env TZ=nonsense", "env COLUMNS=-1",
  ])
  func `the results do not depend on the environment`(change: String) throws {
    let scripts = try scripts()
    let expected = try scripts.shell("LC_ALL=C TZ=UTC \(Self.words)")
    let outcome = try scripts.shell("MOTH_CACHE=; \(change) \(Self.words) --no-cache")
    #expect(outcome.status == 0)
    #expect(outcome.output == expected.output)
    #expect(outcome.output.contains("0.25"))
    #expect(!outcome.errors.contains("warning"))
  }

  @Test func `a home that cannot be written costs the cache and one warning`() throws {
    let scripts = try scripts()
    let expected = try scripts.shell(Self.words)
    // A folder cannot be made beneath a file, not even by root.
    let outcome = try scripts.shell(
      "unset MOTH_CACHE; HOME=\(scripts.path("fade.lua")) \(Self.words)"
    )
    #expect(outcome.status == 0)
    #expect(outcome.output == expected.output)
    #expect(outcome.errors.ranges(of: "warning[").count == 1)
    #expect(outcome.errors.contains("warning[cache-unusable]: the result cache cannot be used\n"))
  }

  // MARK: - Merging

  @Test func `shards of other locales and zones merge to the bytes of the whole run`() throws {
    let scripts = try scripts()
    let whole = try scripts.shell(Self.words)
    let merged = try scripts.shell(
      """
      LC_ALL=de_DE.UTF-8 \(Self.words):one --shard 1/2 &&
      env -i TZ=Asia/Kathmandu \(Self.words):two --shard 2/2 --no-cache &&
      LC_ALL=tr_TR.UTF-8 $MOTH merge two one --reporter jsonl
      """
    )
    #expect(merged.status == 0)
    #expect(merged.output == whole.output)
  }

  @Test func `a merge to a full output is status 4, and its report file is made`() throws {
    let scripts = try scripts()
    let whole = try scripts.shell(Self.words)
    let merged = try scripts.shell(
      """
      \(Self.words):one --shard 1/1 2>&- &&
      $MOTH merge one --reporter jsonl:raw --reporter text > /dev/full
      """
    )
    #expect(merged.status == 4)
    #expect(
      merged.errors == "moth: the output cannot be written: No space left on device\n"
    )
    #expect(try scripts.text(of: "raw") == whole.output)
  }
}
#endif
