internal import MothDiagnostics
internal import MothReporting
internal import MothRunner

/// What one `--reporter NAME[:FILE]` asks for.
struct ReporterRequest {
  /// The format.
  let format: ReportFormat
  /// The file; nil for the standard output.
  let file: String?

  /// The option that asks for reports.
  static let options: [Setting<[ReporterRequest]>] = [
    Setting(
      Option(
        "--reporter NAME[:FILE]...",
        help: "A report, on the standard output or in a file. NAME is "
          + ReportFormat.all.map(\.name).joined(separator: ", ") + ".",
        absent: ReportFormat.text.name,
        candidates: { _ in ReportFormat.all.map { Candidate($0.name, summary: $0.summary) } }
      )
    ) { words, requests throws(UsageProblem) in
      for word in words { requests.append(try ReporterRequest(word)) }
    }
  ]

  /// Reads a command line; without any, text goes to the standard output.
  static func read(_ invocation: Invocation) throws(UsageProblem) -> [ReporterRequest] {
    var requests: [ReporterRequest] = []
    try invocation.apply(options, to: &requests)
    guard !requests.isEmpty else { return [ReporterRequest(format: .text, file: nil)] }
    let onOutput = requests.filter { $0.file == nil }
    guard onOutput.count <= 1 else {
      throw UsageProblem(
        "'\(onOutput[0].format.name)' and '\(onOutput[1].format.name)' cannot both go to the"
          + " standard output",
        help: "give one of them a file: '--reporter \(onOutput[1].format.name):FILE'"
      )
    }
    let files = requests.compactMap(\.file)
    if let twice = files.first(where: { file in files.count { $0 == file } > 1 }) {
      throw UsageProblem("two reports cannot go to the same file '\(twice)'")
    }
    return requests
  }

  private init(format: ReportFormat, file: String?) {
    self.format = format
    self.file = file
  }

  private init(_ word: String) throws(UsageProblem) {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let names = ReportFormat.all.map(\.name)
    guard let format = ReportFormat.named(name) else {
      throw UsageProblem(UnknownName(name, noun: "reporter", in: names))
    }
    let file = parts.count > 1 ? String(parts[1]) : nil
    guard file != "" else {
      throw UsageProblem("'--reporter' takes NAME or NAME:FILE; got '\(word)'")
    }
    self.init(format: format, file: file)
  }
}
