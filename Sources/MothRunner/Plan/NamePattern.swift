internal import CPCRE2
internal import Foundation
internal import MothDiagnostics

/// A regular expression for names, in Perl's syntax, whatever the case
/// (https://www.pcre.org/current/doc/html/pcre2pattern.html).
///
/// Matching ends after a number of steps: an expression such as `(.*)*x` would otherwise try
/// without end. The number is the same on any machine.
package final class NamePattern: @unchecked Sendable {
  /// The expression as given.
  package let text: String
  private let option: String
  private let code: OpaquePointer
  private let limits: OpaquePointer
  // Written under the lock.
  private var isTooCostly = false
  private let lock = NSLock()

  /// The longest expression, in bytes.
  package static let maximumLength = 1_000
  /// How many steps matching one name may take; `.*a.*b` takes fewer than 10,000 on a name of 100
  /// characters.
  static let maximumSteps: UInt32 = 50_000
  /// The memory that matching may take, in KiB, and the depth of its backtracking.
  private static let maximumMemory: UInt32 = 4_096

  /// Reads an expression that was given to an option; nil if it is none, or too long.
  package init?(_ text: String, option: String = "--grep") {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    var error: Int32 = 0
    var offset = 0
    let bytes = Array(text.utf8)
    let flags = UInt32(PCRE2_CASELESS) | UInt32(PCRE2_UTF) | UInt32(PCRE2_NEVER_BACKSLASH_C)
    let compiled = pcre2_compile_8(bytes, bytes.count, flags, &error, &offset, nil)
    guard let compiled else { return nil }
    guard let limits = pcre2_match_context_create_8(nil) else {
      pcre2_code_free_8(compiled)
      return nil
    }
    pcre2_set_match_limit_8(limits, Self.maximumSteps)
    pcre2_set_depth_limit_8(limits, Self.maximumSteps)
    pcre2_set_heap_limit_8(limits, Self.maximumMemory)
    self.text = text
    self.option = option
    code = compiled
    self.limits = limits
  }

  deinit {
    pcre2_match_context_free_8(limits)
    pcre2_code_free_8(code)
  }

  /// Whether a name has a part that the expression describes; false, which `problem` then explains,
  /// if that takes too many steps.
  func matches(_ name: String) -> Bool {
    guard !lock.withLock({ isTooCostly }),
      let found = pcre2_match_data_create_8(1, nil)
    else { return false }
    defer { pcre2_match_data_free_8(found) }
    let bytes = Array(name.utf8)
    let status = pcre2_match_8(code, bytes, bytes.count, 0, 0, found, limits)
    if status < 0, status != PCRE2_ERROR_NOMATCH { lock.withLock { isTooCostly = true } }
    return status >= 0
  }

  /// What is wrong with an expression that could not be matched; nil for any other.
  var problem: Diagnostic? {
    guard lock.withLock({ isTooCostly }) else { return nil }
    return Diagnostic.error(
      "usage",
      message:
        "matching a name with the expression of '\(option)' takes more than \(Self.maximumSteps) "
        + "steps; got '\(text)'",
      at: nil
    )
    .help("repeat no group that itself repeats: '(.*)*x' finds the same as 'x'")
  }
}
