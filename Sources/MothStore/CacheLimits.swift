/// How much the cache keeps, and how it writes.
///
/// The numbers were chosen by trial: a batch is small enough that a killed run loses little, and
/// large enough that writing it costs little beside the evaluation of its units.
struct CacheLimits {
  /// Beyond this, entries are dropped.
  var sizeInBytes = 256 << 20
  /// What is left, in percent of the size, after entries were dropped.
  var percentKept = 75
  /// A batch with as many entries is written.
  var entriesPerBatch = 256
  /// A batch with as many bytes is written.
  var bytesPerBatch = 4 << 20
  /// A batch that is older is written with the next value.
  var durationOfBatch = Duration.seconds(2)
  /// How long another run may hold the file.
  var waitInMilliseconds = 5_000
}
