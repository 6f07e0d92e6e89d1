import Foundation

/// What this process has used.
enum Process {
  /// Processor time of all its threads, in seconds.
  static var processorTime: Double {
    let usage = usage
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The most memory that it ever had, in kilobytes.
  static var peakKilobytes: Int {
    #if canImport(Darwin)
    usage.ru_maxrss / 1_024  // bytes there
    #else
    usage.ru_maxrss
    #endif
  }

  private static var usage: rusage {
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return usage
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
