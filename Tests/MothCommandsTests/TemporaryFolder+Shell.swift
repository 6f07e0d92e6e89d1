#if os(Linux)
import Foundation
import MothTestSupport

extension TemporaryFolder {
  /// Starts the words of a shell in the folder, which opens and limits what the test wants.
  ///
  /// `$MOTH` is the program in the shell's words; the environment is what is given and `PATH`.
  func start(_ words: String, environment: [String: String] = [:]) throws -> ProgramProcess {
    try ProgramProcess(
      "/bin/bash",
      arguments: ["-c", words],
      folder: path,
      environment: [
        "MOTH": ProgramProcess.built("moth"), "PATH": "/usr/bin:/bin", "MOTH_CACHE": "",
      ]
      .merging(sanitizerEnvironment) { $1 }
      .merging(environment) { $1 }
    )
  }

  /// Runs the words of a shell in the folder to their end.
  func shell(_ words: String, environment: [String: String] = [:]) throws -> Outcome {
    try start(words, environment: environment).end()
  }
}

/// What the program gets under scripts/sanitize, where it is instrumented itself.
let sanitizerEnvironment = ProcessInfo.processInfo.environment.filter { $0.key == "LSAN_OPTIONS" }
#endif
