internal import Foundation
internal import MothDiagnostics
internal import MothRunner

/// A file that a report is written to: whole or not at all.
///
/// The text goes to a hidden file beside it, which takes its place once it is on the disk. A device
/// or a pipe, such as `/dev/stderr`, cannot be replaced and is written directly.
final class ReportFile {
  /// The path as given.
  let path: String
  private let target: String
  private let temporary: String?
  private let handle: FileHandle
  private var buffer = Data()
  private var problem: Diagnostic?

  /// The id of what is reported where a report cannot be written.
  static let problemID = "report-not-written"

  /// How much is kept before it is written, in bytes.
  private static let bufferSize = 1 << 16

  /// Opens a file; missing folders are made.
  init(replacing path: String) throws(UsageProblem) {
    self.path = path
    var status = stat()
    let isThere = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if path.hasPrefix("/dev/") || (isThere && kind != S_IFREG && kind != S_IFDIR) {
      target = path
      temporary = nil
      handle = try Self.handle(path, flags: O_WRONLY | O_APPEND)
      return
    }
    guard !isThere || kind == S_IFREG else {
      throw UsageProblem([Self.problem(path, reason: String(cString: strerror(EISDIR)))])
    }
    let url = URL(fileURLWithPath: path)
    let resolved = isThere ? url.resolvingSymlinksInPath() : url
    let folder = resolved.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw UsageProblem([Self.problem(path, reason: "its folder cannot be made")])
    }
    target = resolved.path
    guard let hidden = HiddenFile(in: folder) else {
      throw UsageProblem([Self.problem(path, reason: String(cString: strerror(errno)))])
    }
    temporary = hidden.path
    handle = FileHandle(fileDescriptor: hidden.descriptor, closeOnDealloc: false)
    if isThere { fchmod(handle.fileDescriptor, status.st_mode & 0o777) }
  }

  /// Opens a file to write at its end.
  init(appendingTo path: String) throws(UsageProblem) {
    self.path = path
    target = path
    temporary = nil
    handle = try Self.handle(path, flags: O_WRONLY | O_APPEND | O_CREAT)
  }

  deinit {
    // What is not finished leaves nothing behind.
    try? handle.close()
    if let temporary { unlink(temporary) }
  }

  /// How long the file is that was there before, in bytes.
  var size: Int {
    var status = stat()
    return fstat(handle.fileDescriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Adds text.
  func write(_ text: String) {
    guard problem == nil, !text.isEmpty else { return }
    buffer += Data(text.utf8)
    if buffer.count >= Self.bufferSize { flush() }
  }

  /// Brings everything to the disk and puts the file in its place; says why where that fails.
  ///
  /// Nothing is left beside it, whichever thread still holds this value when the process ends.
  func finish() -> Diagnostic? {
    defer { if let temporary { unlink(temporary) } }
    flush()
    guard problem == nil else { return problem }
    guard let temporary else { return nil }
    if fsync(handle.fileDescriptor) != 0 || rename(temporary, target) != 0 {
      problem = Self.problem(path, reason: String(cString: strerror(errno)))
    }
    return problem
  }

  private func flush() {
    guard !buffer.isEmpty else { return }
    do {
      try handle.write(contentsOf: buffer)
    } catch {
      let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
      problem = Self.problem(
        path,
        reason: code.map { String(cString: strerror(Int32($0))) } ?? "it failed"
      )
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private static func handle(
    _ path: String,
    flags: Int32
  ) throws(UsageProblem) -> FileHandle {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw UsageProblem([problem(path, reason: String(cString: strerror(errno)))])
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }

  private static func problem(_ path: String, reason: String) -> Diagnostic {
    .error(
      problemID,
      message: "the report '\(path)' cannot be written: \(reason)",
      at: nil
    )
    .help("free the disk, allow writing there, or name another file")
  }
}
