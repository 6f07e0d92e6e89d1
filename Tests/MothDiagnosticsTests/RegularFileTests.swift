import Foundation
import MothDiagnostics
import MothTestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Files of users: only regular ones, inside of their folder by the bytes of real paths, and
/// bounded.
@Suite struct RegularFileTests {
  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }

  init() throws { temporary = try TemporaryFolder() }

  /// Writes with system calls: Foundation might change how the letters of a path are encoded.
  private func write(_ text: String, path: String) {
    var steps = path.split(separator: "/").dropLast().map(String.init)
    var parent = folder
    while !steps.isEmpty {
      parent += "/" + steps.removeFirst()
      mkdir(parent, 0o755)
    }
    guard let file = fopen("\(folder)/\(path)", "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  private func read(_ path: String, inside: String? = nil, limit: Int = 100) throws -> String {
    let file = try RegularFile("\(folder)/\(path)", inside: inside.map { "\(folder)/\($0)" })
    return String(decoding: try file.contents(limitInBytes: limit), as: UTF8.self)
  }

  @Test func `a file is read up to its limit`() throws {
    write("12345", path: "a")
    #expect(try read("a", limit: 5) == "12345")
    #expect(throws: RegularFile.Problem.tooLarge(size: 5)) { try self.read("a", limit: 4) }
  }

  @Test func `what is no regular file is not opened`() {
    mkfifo("\(folder)/pipe", 0o600)
    symlink("/dev/zero", "\(folder)/zero")
    symlink("nowhere", "\(folder)/loose")
    for path in ["pipe", "zero", "loose", "", "absent"] {
      #expect(throws: RegularFile.Problem.missing) { try self.read(path) }
    }
  }

  @Test func `a file that says no size is read up to the limit all the same`() {
    // Files of /proc have size 0.
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
    #expect(RegularFile.contents(of: "/proc/self/status", limitInBytes: 10) == nil)
    #expect(RegularFile.contents(of: "/proc/self/status", limitInBytes: 1 << 20) != nil)
  }

  @Test func `a link is followed, and decides where a file lies`() throws {
    write("in", path: "p/a")
    write("out", path: "b")
    symlink("a", "\(folder)/p/near")
    symlink("../b", "\(folder)/p/far")
    #expect(try read("p/near", inside: "p") == "in")
    #expect(throws: RegularFile.Problem.outside) { try self.read("p/far", inside: "p") }
    #expect(throws: RegularFile.Problem.outside) { try self.read("p/../b", inside: "p") }
  }

  @Test func `a folder that begins with the name of another is not inside`() throws {
    write("1", path: "plug/a")
    write("2", path: "plugin/a")
    #expect(throws: RegularFile.Problem.outside) { try self.read("plugin/a", inside: "plug") }
  }

  // macOS takes both names for one.
  #if os(Linux)
  @Test func `folders whose names Swift takes for equal are two`() throws {
    let composed = "caf\u{E9}"
    let decomposed = "cafe\u{301}"
    write("1", path: "\(composed)/a")
    write("2", path: "\(decomposed)/a")
    #expect(composed == decomposed)
    #expect(try read("\(composed)/a", inside: composed) == "1")
    #expect(throws: RegularFile.Problem.outside) {
      try self.read("\(composed)/../\(decomposed)/a", inside: composed)
    }
    // The sign for kelvin is a K to Swift.
    write("3", path: "\u{212A}/a")
    write("4", path: "K/a")
    #expect(throws: RegularFile.Problem.outside) { try self.read("\u{212A}/a", inside: "K") }
  }
  #endif
}
