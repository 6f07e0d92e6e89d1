import Foundation
import MothFuzzing
import MothTestSupport
import Testing

/// Every input of the corpus through the functions that the fuzzer calls.
@Suite struct CorpusTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func `no input of the corpus breaks its target`(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let inputs = try Corpus.inputs(of: name)
    #expect(inputs.count > 20)
    let violations = onLuaThread {
      inputs.flatMap { input in
        target.violations(input.bytes).map { "\(input.name): \($0)" }
      }
    }
    #expect(violations == [])
  }
}

/// The inputs beside the tests, a folder for each target.
private enum Corpus {
  private static let folder = Repository.root.appending(path: "Tests/FuzzCorpus")

  /// The inputs of a target in the order of their names.
  static func inputs(of target: String) throws -> [(name: String, bytes: [UInt8])] {
    try FileManager.default
      .contentsOfDirectory(at: folder.appending(path: target), includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
  }
}
