internal import CMothLua
internal import Foundation

/// Trusted Lua as bytecode of the library that is linked, which states load faster than text.
final class CompiledLua: @unchecked Sendable {
  // Written by init alone.
  private let bytes: UnsafeMutablePointer<CChar>
  private let count: Int

  /// Compiles a text that is part of Moth; nil if memory is short.
  init?(_ text: String) {
    var text = text
    var count = 0
    let bytes = text.withUTF8 { source in
      source.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.flatMap { moth_compile_trusted($0, characters.count, &count) }
      }
    }
    guard let bytes else { return nil }
    (self.bytes, self.count) = (bytes, count)
  }

  deinit { free(bytes) }

  /// Calls `body` with the bytes and their number.
  func withBytes<Result>(_ body: (UnsafePointer<CChar>, Int) -> Result) -> Result {
    body(bytes, count)
  }
}

/// The trusted Lua of a process, compiled when first asked for.
final class TrustedBytecode: @unchecked Sendable {
  // Read and written under the lock.
  private var preludes: [HostLimits: CompiledLua] = [:]
  private var compiledChecks: CompiledLua?
  private let lock = NSLock()

  /// The prelude for these limits; nil if memory is short.
  func prelude(for limits: HostLimits) -> CompiledLua? {
    lock.withLock {
      if let known = preludes[limits] { return known }
      let made = CompiledLua(Prelude.text(limits))
      preludes[limits] = made
      return made
    }
  }

  /// What a state runs before its first check; nil if memory is short.
  var checks: CompiledLua? {
    lock.withLock {
      if let known = compiledChecks { return known }
      compiledChecks = CompiledLua(Prelude.checks)
      return compiledChecks
    }
  }
}
