#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A regular file that is open for reading: the one way in which files of users are read.
///
/// Nothing else is opened, so that a pipe cannot block and a device cannot be endless. Links are
/// followed. What is asked about the file is asked of what was opened, so that nobody can exchange
/// it in between.
package final class RegularFile {
  /// Why a file cannot be read.
  package enum Problem: Error, Equatable {
    /// There is no regular file that may be read.
    case missing
    /// It lies outside of the folder that it must lie in.
    case outside
    /// It has more bytes than may be read; `size` is at least what was found.
    case tooLarge(size: Int)
  }

  /// The path with links followed, in the bytes of the file system.
  ///
  /// Two texts that Swift takes for equal may be two files, so paths are compared as bytes.
  package let realPath: [UInt8]
  private let descriptor: CInt
  private let statedSize: Int

  /// Opens a file, which must lie in `folder` if one is given.
  package init(_ path: String, inside folder: String? = nil) throws(Problem) {
    // Asked before as well, since opening alone makes some devices do something.
    guard Self.isRegular(path) else { throw .missing }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .missing }
    do throws(Problem) {
      (statedSize, realPath) = try Self.look(at: descriptor, path, folder: folder)
      self.descriptor = descriptor
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func look(
    at descriptor: CInt,
    _ path: String,
    folder: String?
  ) throws(Problem) -> (size: Int, realPath: [UInt8]) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let real = OpenedPath.bytes(of: descriptor, path)
    else { throw .missing }
    if let folder, !contains(folder, realPath: real) { throw .outside }
    return (Int(status.st_size), real)
  }

  deinit { close(descriptor) }

  /// The next bytes, at most so many; empty at the end, and nil for an error of the file system.
  package func read(upTo count: Int) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: max(count, 0)) { buffer, filled in
      while filled < buffer.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...]
        )
        let got = systemRead(descriptor, bytes: rest.baseAddress, count: rest.count)
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        guard got > 0 else { break }
        filled += got
      }
    }
    return failed ? nil : bytes
  }

  /// All bytes; what is over the limit is not read, whatever size the file system says.
  package func contents(limitInBytes limit: Int) throws(Problem) -> [UInt8] {
    guard statedSize <= limit else { throw .tooLarge(size: statedSize) }
    guard let bytes = read(upTo: limit + 1) else { throw .missing }
    guard bytes.count <= limit else { throw .tooLarge(size: bytes.count) }
    return bytes
  }

  /// The bytes of a file; nil for one that cannot be read or is larger than the limit.
  package static func contents(of path: String, limitInBytes limit: Int) -> [UInt8]? {
    do throws(Problem) {
      return try RegularFile(path).contents(limitInBytes: limit)
    } catch {
      return nil
    }
  }

  /// Whether a folder has something in it: the real path of a file, in bytes.
  package static func contains(_ folder: String, realPath: [UInt8]) -> Bool {
    guard let root = OpenedPath.bytes(ofFolder: folder) else { return false }
    let prefix = root.last == UInt8(ascii: "/") ? root : root + [UInt8(ascii: "/")]
    return realPath.count > prefix.count && realPath.starts(with: prefix)
  }

  private static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

/// The C function, which the class's own method hides.
private func systemRead(_ descriptor: CInt, bytes: UnsafeMutableRawPointer?, count: Int) -> Int {
  read(descriptor, bytes, count)
}
