import Foundation
import MothFuzzing

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What the driver calls knows no context.
nonisolated(unsafe) private var target = FuzzTarget.luaSyntax

/// Has libFuzzer run a target with this program's arguments; returns its status.
func fuzz(_ chosen: FuzzTarget) -> Int32 {
  target = chosen
  var count = CommandLine.argc
  var arguments = Optional(CommandLine.unsafeArgv)
  return runDriver(&count, arguments: &arguments) { bytes, length in
    let violations = target.violations(Array(UnsafeBufferPointer(start: bytes, count: length)))
    guard violations.isEmpty else {
      violations.forEach { complain("VIOLATION: \($0)") }
      abort()
    }
    return 0
  }
}

func complain(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

/// A word as libFuzzer's dictionaries have it, in quotes and with escapes.
func dictionaryEntry(_ word: String) -> String {
  let letters = word.utf8.map { byte in
    let isPlain = (0x20...0x7E).contains(byte) && byte != 0x22 && byte != 0x5C
    let digits = String(byte, radix: 16)
    return isPlain
      ? String(UnicodeScalar(byte))
      : "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
  }
  return "\"\(letters.joined())\""
}
