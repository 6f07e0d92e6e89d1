internal import Foundation

/// Runs git so that it starts no program that a repository, or a variable, names.
///
/// What git may start while it compares files is in its documentation of these: the daemon or hook
/// of `core.fsmonitor`, the filters and diff drivers of attributes, `diff.external`, hooks, pagers,
/// and what fetches the missing objects of a partial clone. The command line's configuration and
/// the environment have the last word over a repository's.
struct GitProcess {
  /// Why git did not answer.
  struct Failure: Error {
    /// Its own words.
    let words: String
  }

  /// The names of the files that differ from a commit.
  ///
  /// A submodule is a repository of its own, whose configuration its git would read.
  static let diff = [
    "diff", "--name-only", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color",
    "--no-relative", "--ignore-submodules=all", "-z",
  ]

  private static let options = ["--no-pager", "--no-optional-locks"]

  private static let configuration = [
    ("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null"), ("core.safecrlf", "false"),
    ("protocol.allow", "never"),
  ]

  private static let variables = [
    "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "",
  ]

  /// Variables that name programs, or configuration that would come after ours.
  private static let dropped = [
    "GIT_EXTERNAL_DIFF", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_ASKPASS", "SSH_ASKPASS", "GIT_PAGER",
    "GIT_PROXY_COMMAND", "GIT_EXEC_PATH", "GIT_CONFIG_PARAMETERS",
  ]

  private let environment: [String: String]
  private var configuration = Self.configuration

  /// Makes a git that is found and run with these variables.
  init(_ environment: [String: String]) {
    var environment = environment.filter { name, _ in
      !Self.dropped.contains(name) && !name.hasPrefix("GIT_CONFIG_KEY_")
        && !name.hasPrefix("GIT_CONFIG_VALUE_")
    }
    environment.merge(Self.variables) { $1 }
    // A folder of the repository must not be where git is found.
    environment["PATH"] = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .filter { $0.hasPrefix("/") }.joined(separator: ":")
    self.environment = environment
  }

  /// Whether `git version` reports one that takes configuration from variables.
  static func isRecent(_ version: String) -> Bool {
    let numbers = version.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    return numbers.count == 2 && (numbers[0], numbers[1]) >= (2, 31)
  }

  /// Switches off the filters among the keys of a configuration, which are separated by zeros.
  ///
  /// A filter without a command passes a file on as it is.
  mutating func overrideFilters(in keys: String) {
    let ends = [".clean", ".smudge", ".process", ".required"]
    var drivers: Set<String> = []
    for key in keys.split(separator: "\0") where key.hasPrefix("filter.") {
      guard let end = ends.first(where: key.hasSuffix) else { continue }
      drivers.insert(String(key.dropLast(end.count)))
    }
    for driver in drivers.sorted() {
      configuration += [
        ("\(driver).clean", ""), ("\(driver).smudge", ""), ("\(driver).process", ""),
        ("\(driver).required", "false"),
      ]
    }
  }

  /// What git prints.
  func output(of arguments: [String], in folder: String) throws(Failure) -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + Self.options + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment.merging(configurationVariables) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    let problems = Pipe()
    process.standardError = problems
    let said = PipeText(problems)
    do {
      try process.run()
      said.start()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let words = said.text()
      if process.terminationStatus == 0 { return String(decoding: data, as: UTF8.self) }
      throw Failure(words: words)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(words: "\(error)")
    }
  }

  /// The configuration as variables (git 2.31 and later): a key may have any character in it.
  private var configurationVariables: [String: String] {
    var variables = ["GIT_CONFIG_COUNT": "\(configuration.count)"]
    for (number, entry) in configuration.enumerated() {
      variables["GIT_CONFIG_KEY_\(number)"] = entry.0
      variables["GIT_CONFIG_VALUE_\(number)"] = entry.1
    }
    return variables
  }
}

/// Reads a pipe on a thread of its own, so that whoever writes into it never waits.
private final class PipeText: @unchecked Sendable {
  private let pipe: Pipe
  private let isRead = DispatchSemaphore(value: 0)
  // Written before the semaphore is signalled, read after.
  private var data = Data()

  init(_ pipe: Pipe) {
    self.pipe = pipe
  }

  func start() {
    DispatchQueue.global().async { [self] in
      data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
      isRead.signal()
    }
  }

  func text() -> String {
    isRead.wait()
    return String(decoding: data, as: UTF8.self)
  }
}
