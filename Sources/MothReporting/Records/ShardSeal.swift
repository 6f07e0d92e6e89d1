package import MothStore

/// The digest of a shard's results, made line by line.
///
/// It finds what was changed, cut or put into another order on the way. It is no protection from a
/// person, who can make it as Moth does.
package struct ShardSeal {
  private var digest = Digester().digest()

  /// Makes the seal of no lines.
  package init() {}

  /// Takes the next line with the line feed at its end.
  package mutating func take(_ line: some Collection<UInt8>) {
    var digester = Digester()
    digester.add(digest)
    digester.add(line)
    digest = digester.digest()
  }

  /// The digest with the summary, which is the last line.
  package func digest(with summary: SummaryRecord) -> Digest {
    var seal = self
    var summary = summary
    summary.digest = nil
    seal.take(RunRecord.summary(summary).line.utf8)
    return seal.digest
  }
}
