internal import MothDiagnostics
package import MothRunner
package import MothStore

/// The first record: what made the results.
package struct RunHeader: Equatable, Sendable, Codable {
  /// The version of the records' form that this program writes and reads.
  package static let schemaVersion = 1

  /// The command that looked.
  package enum Command: String, Equatable, Sendable, Codable {
    /// Scripts were checked without running them.
    case check
    /// Units were evaluated.
    case run
  }

  /// The command.
  package var command: Command
  /// Whether units have their curves with them.
  package var curves: Bool
  /// The version of Moth.
  package var moth: String
  /// The version of the records' form.
  package var schema = schemaVersion
  /// Which part of a run they are; nil for a whole run.
  package var shard: ShardRecord?

  /// Makes the header of results of this program's form.
  package init(command: Command, curves: Bool, moth: String) {
    self.command = command
    self.curves = curves
    self.moth = moth
  }
}

/// Which part of a run results are, and of what run.
package struct ShardRecord: Equatable, Sendable, Codable {
  /// The part's number, from 1.
  package var number: Int
  /// How many parts there are.
  package var total: Int
  /// The options and paths of the whole run, as on the command line.
  package var arguments: [String]
  /// The digest of everything that the whole run depends on, besides the program.
  package var inputs: Digest
  /// The digest of the program's file.
  package var program: Digest

  /// Reads a record; a number that no shard can have is refused.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    number = try container.decode(Int.self, forKey: .number)
    total = try container.decode(Int.self, forKey: .total)
    arguments = try container.decode([String].self, forKey: .arguments)
    inputs = try container.decode(Digest.self, forKey: .inputs)
    program = try container.decode(Digest.self, forKey: .program)
    guard Shard(number: number, of: total) != nil else {
      throw decoder.problem("there is no such shard")
    }
  }

  private enum CodingKeys: CodingKey {
    case number, total, arguments, inputs, program
  }

  /// Makes a record.
  package init(_ shard: Shard, arguments: [String], inputs: Digest) {
    program = Engine.program
    number = shard.number
    total = shard.total
    self.arguments = arguments
    self.inputs = inputs
  }
}
