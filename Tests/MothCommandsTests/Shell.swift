import Foundation
import MothCommands

/// What a run of the program printed and how it ended.
struct Outcome: Equatable {
  var status: Int32
  var output: String
  var errors: String

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// Runs the program with its output caught.
func moth(
  _ arguments: String...,
  environment: [String: String] = [:],
  isTerminal: Bool = false
) -> Outcome {
  moth(arguments, environment: environment, isTerminal: isTerminal)
}

/// Runs the program with these arguments and its output caught.
func moth(
  _ arguments: [String],
  environment: [String: String] = [:],
  isTerminal: Bool = false,
  workingDirectory: String? = nil,
  input: [String] = []
) -> Outcome {
  var input = input[...]
  let output = Buffer()
  let errors = Buffer()
  let status = Moth.main(
    arguments: arguments,
    environment: environment,
    isTerminal: isTerminal,
    workingDirectory: workingDirectory,
    readLine: { input.popFirst() },
    print: { output.text += $0 },
    printError: { errors.text += $0 }
  )
  return Outcome(status: status, output: output.text, errors: errors.text)
}

/// Text that closures add to.
private final class Buffer {
  var text = ""
}

/// Scripts that a test writes into a folder of its own, which goes away with this object.
final class TemporaryScripts {
  let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "moth-commands-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  /// Writes a file, whether or not it is there.
  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// A text without the folder's path.
  func short(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
}

/// An effect whose closure has this body.
func effect(_ body: String, more: String = "") -> String {
  """
  --- A test's effect.
  return moth.effect { api = 1, \(more) visualEffect = function(content, geometry, env, p)
  \(body)
  end }
  """
}
