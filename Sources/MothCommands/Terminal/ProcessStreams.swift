internal import Foundation

/// The process's standard output and error output, either of which may be lost at any moment: its
/// reader has seen enough, as after `| head`, or the disk is full.
///
/// A process that makes nothing else ends then. One that makes files goes on without the output,
/// and ends as the loss asks for once the files are whole.
public final class ProcessStreams {
  /// Whether the process makes files too.
  public var makesFiles = false
  /// The system's number of the error that an output was lost by.
  private var loss: Int32?

  /// Says what signals do: a lost pipe and a file that gets too big are errors of the write.
  ///
  /// It must come before anything is opened. What is opened next has the descriptor of a stream
  /// that the process was started without, and would get the stream's text.
  public init() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // Descriptors are given from the lowest. Results have nowhere to go, which is an error;
      // remarks may go nowhere.
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
    // Unlike a signal that is ignored, one that is handled is its usual self in an editor or git.
    signal(SIGPIPE) { _ in }
    signal(SIGXFSZ) { _ in }
  }

  /// Writes to the standard output.
  public func print(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Writes to the error output.
  public func printError(_ text: String) { write(text, to: STDERR_FILENO) }

  /// Ends the process: with the status, or as a lost output asks for.
  public func end(with status: Int32) -> Never {
    guard let loss else { exit(status) }
    if loss == EPIPE {
      // As a process ends that knows nothing of the signal; a shell says nothing of it.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    exit(Moth.outputFailure)
  }

  private func write(_ text: String, to descriptor: Int32) {
    guard loss == nil else { return }
    loss = Self.write(text, to: descriptor)
    guard let loss else { return }
    if loss != EPIPE {
      let reason = String(cString: strerror(loss))
      _ = Self.write("moth: the output cannot be written: \(reason)\n", to: STDERR_FILENO)
    }
    if !makesFiles { end(with: Moth.outputFailure) }
  }

  /// Writes all of a text; gives the number of the error where that fails.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Another process that shares the pipe may have said that its writes do not wait.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
