internal import Dispatch
internal import Foundation

/// Calls a function when the process gets a signal, instead of what the signal does by itself.
///
/// The function runs on a thread of its own, so that it may do what a signal handler may not.
package final class SignalWatch {
  private let source: any DispatchSourceSignal
  private let number: Int32
  private let before: sig_t?

  /// Watches a signal for as long as this lives.
  package init(_ number: Int32, action: @escaping @Sendable () -> Void) {
    self.number = number
    before = signal(number, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler(handler: action)
    source.resume()
  }

  deinit {
    source.cancel()
    signal(number, before)
  }
}
