internal import MothRunner

/// How the last word of a command line may go on.
struct Completion {
  /// The word, which may be empty.
  private let word: String
  /// The command before it; nil if the word is to name one.
  private var command: Command?
  /// The option whose value the word is.
  private var pending: Option?
  /// How many arguments are before it.
  private var argumentCount = 0
  private var hasEndedOptions = false

  /// Reads the words after the program's name.
  init(_ words: [String]) {
    word = words.last ?? ""
    for word in words.dropLast() { take(word) }
  }

  private var options: [Option] { command?.options ?? [] }

  private mutating func take(_ word: String) {
    if command == nil {
      command = Command.all.first { $0.name == word }
    } else if pending != nil {
      pending = nil
    } else if word == "--" {
      hasEndedOptions = true
    } else if hasEndedOptions || !word.hasPrefix("-") {
      argumentCount += 1
    } else {
      pending = options.first { $0.takesValue && $0.flags.contains(word) }
    }
  }

  /// What the word may become; none if it is a path or anything else.
  var candidates: [Candidate] {
    guard command != nil else {
      let commands = Command.all.filter { !$0.isHidden }.map {
        Candidate($0.name, summary: $0.summary)
      }
      let flags = [
        Candidate("--help", summary: Self.help), Candidate("--version", summary: Self.version),
      ]
      return matching(word.hasPrefix("-") ? flags : commands)
    }
    if let pending { return matching(pending.candidates(word)) }
    guard word.hasPrefix("-"), !hasEndedOptions else {
      let arguments = options.filter(\.flags.isEmpty)
      let isPast = argumentCount >= arguments.count
      let repeated = arguments.last { $0.isRepeatable }
      let argument = isPast ? repeated : arguments[argumentCount]
      return matching(argument?.candidates(word) ?? [])
    }
    if let end = word.firstIndex(of: "=") {
      let value = String(word[word.index(after: end)...])
      let option = options.first { $0.takesValue && $0.flags.contains(String(word[..<end])) }
      return matching(
        (option?.candidates(value) ?? []).map {
          Candidate(word[...end] + $0.value, summary: $0.summary)
        }
      )
    }
    let flags = options.filter { !$0.flags.isEmpty }.map { Candidate($0.flag, summary: $0.help) }
    return matching(flags + [Candidate("--help", summary: Self.help)])
  }

  private func matching(_ candidates: [Candidate]) -> [Candidate] {
    candidates.filter { $0.value.hasPrefix(word) }
  }

  private static let help = "Show this help."
  private static let version = "Show the version."
}
