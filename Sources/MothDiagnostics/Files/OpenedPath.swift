#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The real paths of what is open, as the bytes that the file system has.
package enum OpenedPath {
  /// The path of a folder with links followed; nil if it cannot be opened.
  package static func bytes(ofFolder path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return bytes(of: descriptor, path)
  }

  /// The path of what a descriptor is open on, which was opened at `path`; nil if it is not known.
  static func bytes(of descriptor: CInt, _ path: String) -> [UInt8]? {
    #if canImport(Darwin)
    var buffer = [CChar](repeating: 0, count: Int(MAXPATHLEN))
    guard fcntl(descriptor, F_GETPATH, &buffer) == 0 else { return nil }
    return buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    #else
    return linked(descriptor) ?? resolved(path, isOpenOn: descriptor)
    #endif
  }

  #if !canImport(Darwin)
  /// What Linux says of the descriptor; nil if `/proc` is not mounted.
  private static func linked(_ descriptor: CInt) -> [UInt8]? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
    guard count > 0, count < buffer.count, buffer[0] == CChar(bitPattern: UInt8(ascii: "/")) else {
      return nil
    }
    return buffer.prefix(count).map(UInt8.init(bitPattern:))
  }

  /// The path with links followed, if the same file is there as is open.
  private static func resolved(_ path: String, isOpenOn descriptor: CInt) -> [UInt8]? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    var (there, opened) = (stat(), stat())
    guard stat(real, &there) == 0, fstat(descriptor, &opened) == 0,
      there.st_dev == opened.st_dev, there.st_ino == opened.st_ino
    else { return nil }
    return UnsafeBufferPointer(start: real, count: strlen(real)).map(UInt8.init(bitPattern:))
  }
  #endif
}
