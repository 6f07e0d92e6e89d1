// moth-fuzz [ARGUMENT OF LIBFUZZER...]: looks for an input that breaks a target.
// moth-fuzz --dictionary: prints the target's words for libFuzzer's -dict.
//
// The target's name is in MOTH_FUZZ_TARGET: libFuzzer starts this program again with its own
// arguments. It is linked with libFuzzer's driver; scripts/fuzz builds it.

import Foundation
import MothFuzzing

let name = ProcessInfo.processInfo.environment["MOTH_FUZZ_TARGET"] ?? ""

guard let chosen = FuzzTarget.named(name) else {
  let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
  complain("moth-fuzz: there is no target '\(name)'; the targets are \(names)")
  exit(2)
}

if CommandLine.arguments.dropFirst().first == "--dictionary" {
  chosen.dictionary().forEach { print(dictionaryEntry($0)) }
  exit(0)
}

exit(fuzz(chosen))
