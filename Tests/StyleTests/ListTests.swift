import Foundation
import MothCatalog
import MothDiagnostics
import MothReporting
import MothScript
import MothSimulation
import MothTestSupport
import MothValidation
import Testing

@testable import MothCommands
@testable import MothREPL

/// A folder with one thing a file equals the list beside it.
@Suite struct ListTests {
  /// The names after `static let` in the files of a folder, with the part of the file's name that
  /// is after its `+`.
  private func declared(in folder: String) throws -> [String: [String]] {
    try Repository.files(in: folder, "swift").reduce(into: [:]) { result, path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let kind = name.dropLast(6).split(separator: "+").last.map(String.init) ?? name
      result[kind] = try Repository.text(path)
        .matches(of: /^  (?:public |package )?static let (\w+)\b/.anchorsMatchLineEndings())
        .map { String($0.output.1) }
    }
  }

  /// The names in the array of a file: `.one, .two` or `one, two`.
  private func listed(in path: String, after start: String) throws -> [String] {
    let text = try Repository.text(path)
    let range = try #require(text.range(of: start))
    let list = text[range.upperBound...].prefix { $0 != "]" }
    return list.matches(of: /\b(\w+)/).map { String($0.output.1) }
  }

  private func expectOneEach(
    _ folder: String,
    list: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let declared = try declared(in: folder)
    let names = declared.keys.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    #expect(names.sorted() == list.sorted(), sourceLocation: sourceLocation)
    for (kind, constants) in declared {
      let name = kind.prefix(1).lowercased() + kind.dropFirst()
      #expect(constants.contains(name), "\(kind)", sourceLocation: sourceLocation)
    }
    #expect(Set(list).count == list.count, sourceLocation: sourceLocation)
  }

  @Test func `a rule is a file and a line in the list`() throws {
    let list = try listed(in: "Sources/MothValidation/Rule+All.swift", after: "[Rule] = [")
    try expectOneEach("Sources/MothValidation/Rules", list: list)
    #expect(list.count == Rule.all.count)
  }

  @Test func `a rule's file is named after its id`() throws {
    let files = try declared(in: "Sources/MothValidation/Rules").keys
    #expect(files.map(kebabCase).sorted() == Rule.all.map(\.id).sorted())
  }

  @Test func `a transform is a file and a line in the list`() throws {
    let list = try listed(
      in: "Sources/MothCatalog/Transform+All.swift",
      after: "[Transform] = ["
    )
    try expectOneEach("Sources/MothCatalog/Transforms", list: list)
    #expect(list.count == Transform.all.count)
  }

  @Test func `a reporter is a file and a line in the list`() throws {
    let files = try declared(in: "Sources/MothReporting/Reporters").keys.sorted()
    let names = ReportFormat.all.map(\.name)
    let kinds = files.map { $0.replacing("Reporter", with: "").lowercased() }
    #expect(kinds.sorted() == names.sorted())
  }

  @Test func `a command is a file and a line in the list`() throws {
    let list = try listed(in: "Sources/MothCommands/Command.swift", after: "[Command] = [")
    try expectOneEach("Sources/MothCommands/Commands", list: list)
    #expect(list == Command.all.map(\.name))
  }

  @Test func `a command of a session is a file and a line in the list`() throws {
    let list = try listed(
      in: "Sources/MothREPL/SessionCommand.swift",
      after: "[SessionCommand] = ["
    )
    try expectOneEach("Sources/MothREPL/Commands", list: list)
    #expect(list.map(kebabCase) == SessionCommand.all.map(\.name))
  }

  @Test func `each object of scripts is explained`() {
    // What is not a global is a part of one.
    let parts = [
      "a frame", "bounds", "contentOffset", "contentSize", "contentInsets", "containerSize",
      "visibleRect", "geometry.size", "geometry.safeAreaInsets",
    ]
    let objects = Array(ScriptWords.fields.keys) + ScriptWords.libraries.keys
    #expect(objects.filter { !parts.contains($0) && ScriptWords.summaries[$0] == nil } == [])
  }

  @Test func `a device is a file and a line in the list`() throws {
    #expect(
      try Repository.names(in: "Sources/MothSimulation/Devices", "json")
        == Device.bundled.map(\.id)
    )
  }

  @Test func `a bundled scene is a file and a line in the list`() throws {
    let files = try Repository.names(in: "Sources/MothScript/Lua", "lua")
    #expect(
      files.filter { !["checks", "library", "prelude"].contains($0) }
        == BundledScenes.all.map(\.name)
    )
  }

  @Test func `each kind of view has a word`() throws {
    let words = Set(SceneWord.views.map(\.name))
    // What stacks and grids have in common, and the shapes, each of which has a word of its own.
    let apart = ["StackLayout", "GridLayout", "Shape"]
    let files = try Repository.names(in: "Sources/MothSimulation/Layout/Views", "swift")
    #expect(files.filter { !apart.contains($0) && !words.contains($0) } == [])
    #expect(
      Set(["Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Color"])
        .isSubset(of: words)
    )
  }

  @Test func `each kind of modifier has a word`() throws {
    let words = Set(SceneWord.modifiers.map(\.name))
    // Two frames are one word; a decoration is background or overlay; a tag is one of the marks.
    let apart = ["FlexibleFrame", "Decoration", "Tag"]
    let files = try Repository.names(in: "Sources/MothSimulation/Layout/Modifiers", "swift")
      .filter { !apart.contains($0) }
      .map { $0.prefix(1).lowercased() + $0.dropFirst() }
    #expect(files.filter { !words.contains($0) } == [])
  }

  @Test func `luacheck knows the views of scenes`() throws {
    let text = try Repository.text(".luacheckrc")
    let start = try #require(text.range(of: "local views = {"))
    let names = text[start.upperBound...].prefix { $0 != "}" }
      .matches(of: /"(\w+)"/).map { String($0.output.1) }
    #expect(names.sorted() == SceneWord.views.map(\.name).sorted())
  }

  private func kebabCase(_ name: String) -> String {
    name.replacing(/([a-z])([A-Z])/) { "\($0.output.1)-\($0.output.2)" }.lowercased()
  }
}
