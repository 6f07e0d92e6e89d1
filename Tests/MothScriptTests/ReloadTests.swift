import MothTestSupport
import Testing

/// A plugin that is loaded again whenever a file is saved.
struct ReloadTests {
  @Test func `1,000 reloads need no more memory than 100`() throws {
    // By itself the program has no other tests' memory.
    let reported = try ProgramProcess.run(
      ProgramProcess.built("moth-bench"),
      arguments: ["reloads", "1000"]
    ).output
    let found = try #require(
      reported.firstMatch(
        of: /1000 of 1000 loaded; after 100 reloads \d+ kB, 900 later (\d+) kB more/
      ),
      "\(reported)"
    )
    // A state has 80 kB: were one in a hundred kept, 900 reloads would need 720 kB more. Memory
    // that is given back and taken again may be cut otherwise.
    #expect(try #require(Int(found.output.1)) < 512)
  }
}
