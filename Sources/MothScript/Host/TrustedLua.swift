internal import CMothLua
internal import Foundation

/// Runs Lua that is part of Moth itself, with the standard libraries, in a state of its own.
package enum TrustedLua {
  /// Why such a script failed.
  package struct Problem: Error, Sendable {
    /// Lua's message.
    package let message: String
  }

  /// Runs a script with `arguments` as its one argument, a sequence, and returns its value.
  package static func run(_ script: String, arguments: [String]) -> Result<LuaValue, Problem> {
    var script = script
    var length = 0
    var error: UnsafeMutablePointer<CChar>?
    let copies = arguments.compactMap { strdup($0) }
    defer { copies.forEach { free($0) } }
    let pointers = copies.map { UnsafePointer($0) }
    let result = script.withUTF8 { text in
      text.withMemoryRebound(to: CChar.self) { characters in
        pointers.withUnsafeBufferPointer { list in
          characters.baseAddress.flatMap { source in
            // An empty list has no address, and then none is read.
            withUnsafePointer(to: UnsafePointer(source)) { spare in
              moth_run_trusted(
                source, characters.count, list.baseAddress ?? spare, UInt32(list.count), &length,
                &error)
            }
          }
        }
      }
    }
    defer {
      free(result)
      free(error)
    }
    guard let result else {
      return .failure(Problem(message: error.map { String(cString: $0) } ?? "it cannot be run"))
    }
    var reader = LuaValueReader(UnsafeRawBufferPointer(start: result, count: length))
    return reader.read().map { .success($0) } ?? .failure(Problem(message: "it returned nothing"))
  }
}
