import MothRunner
import MothTestSupport
import Testing

@testable import MothCommands

/// An option is one value, from which everything derives that names it.
@Suite struct OptionTests {
  private static let commands = Command.all.map(\.name)

  private func command(_ name: String) throws -> Command {
    try #require(Command.all.first { $0.name == name })
  }

  @Test(arguments: commands)
  func `each option has a name, help and the syntax of its value`(name: String) throws {
    for option in try command(name).options {
      #expect(option.name.contains(/^[a-z]+(-[a-z]+)*$/), "\(option.syntax)")
      #expect(option.help.hasSuffix("."), "\(option.syntax)")
      #expect(option.flags.allSatisfy { $0.contains(/^(-[a-z]|--[a-z-]{2,})$/) })
      #expect(!option.flags.isEmpty || option.value != nil)
      #expect(option.value.map { option.syntax.contains($0) } ?? true)
    }
  }

  @Test(arguments: commands)
  func `no name is given to two options of a command`(name: String) throws {
    let options = try command(name).options
    #expect(Set(options.map(\.name)).count == options.count)
    let flags = options.flatMap(\.flags)
    #expect(Set(flags).count == flags.count)
    #expect(!flags.contains("--help") && !flags.contains("-h"))
  }

  @Test(arguments: commands)
  func `help and completion have each option`(name: String) throws {
    let options = try command(name).options
    var help = ""
    let status = Moth.main(
      arguments: [name, "--help"],
      environment: [:],
      isTerminal: false,
      print: { help += $0 },
      printError: { _ in }
    )
    #expect(status == 0)
    let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let offered = Completion([name, "-"]).candidates
    for option in options {
      #expect(words.contains(option.description), "\(option.syntax)")
      for flag in option.flags { #expect(words.contains("\(flag)"), "\(flag)") }
      guard !option.flags.isEmpty else { continue }
      #expect(offered.contains(Candidate(option.flag, summary: option.help)), "\(option.syntax)")
    }
  }

  @Test func `the schema has the key of each option, with its help`() throws {
    let schema = try JSON(ConfigurationSchema.text)
    for option in Set(Command.all.flatMap(\.options).compactMap(\.key)) {
      let value = try option.split(separator: ".").reduce(schema) { node, key in
        try #require(node["properties"]?[String(key)], "\(option)")
      }
      #expect(value["type"] != nil || value["enum"] != nil, "\(option)")
    }
    for setting in RunSettings.options {
      guard let key = setting.option.key?.split(separator: ".").last else { continue }
      let value = schema["properties"]?["run"]?["properties"]?[String(key)]
      #expect(value?["description"]?.text == setting.option.help)
    }
  }

  @Test func `RUNNING_md has each option of a run`() throws {
    let page = try Repository.text("docs/RUNNING.md")
    for option in try command("run").options {
      let syntax = option.syntax.replacing("|", with: "\\|")
      let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| `\(syntax)` | ") })
      #expect(row.contains(option.help))
      #expect(option.key.map { row.contains("| `\($0)` |") } ?? true)
    }
  }
}
