internal import MothDiagnostics

extension SourceFile {
  /// The text of a file of which lines are shown beside a diagnostic; nil for a large one.
  static func shown(at path: String) -> SourceFile? {
    RegularFile.contents(of: path, limitInBytes: 4 << 20).map {
      SourceFile(path: path, text: String(decoding: $0, as: UTF8.self))
    }
  }
}
