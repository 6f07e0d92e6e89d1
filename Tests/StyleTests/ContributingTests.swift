import Foundation
import MothCatalog
import MothReporting
import MothTestSupport
import MothValidation
import Testing

/// The worked examples of docs/CONTRIBUTING.md are those that are there.
@Suite struct ContributingTests {
  private static let document = "docs/CONTRIBUTING.md"

  @Test func `every file that it names exists`() throws {
    let paths = try Repository.text(Self.document)
      .matches(of: /`((?:Sources|Tests|docs|scripts)\/[\w\/.+-]+)`/).map { String($0.output.1) }
    #expect(paths.count > 8)
    for path in paths {
      let file = Repository.root.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
    }
  }

  @Test func `every target on the way of a unit is one, and its types are in it`() throws {
    let steps = try Repository.lines(Self.document).filter {
      $0.prefixMatch(of: /\d+\. `Moth/) != nil
    }
    #expect(steps.count == 7)
    for step in steps {
      let names = step.matches(of: /`(\w+)`/).map { String($0.output.1) }
      let target = try #require(names.first)
      let folder = Repository.root.appending(path: "Sources/\(target)")
      #expect(FileManager.default.fileExists(atPath: folder.path), "\(target)")
    }
  }

  @Test func `each example is in the list that its second step names`() throws {
    let examples = [
      ("Sources/MothCatalog/Transform+All.swift", "opacity"),
      ("Sources/MothValidation/Rule+All.swift", ".valueNotFinite"),
      ("Sources/MothReporting/ReportFormat.swift", ".gitlab"),
    ]
    let text = try Repository.text(Self.document)
    for (list, member) in examples {
      #expect(text.contains(list) && text.contains(member), "\(list)")
      #expect(try Repository.text(list).contains("\(member),"), "\(list)")
    }
  }
}
