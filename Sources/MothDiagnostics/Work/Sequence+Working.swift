/// The elements of a sequence for as long as the work on this thread goes on.
package struct WorkingSequence<Base: Sequence>: Sequence {
  fileprivate let base: Base
  fileprivate let stepsPerElement: Int

  /// Begins with the first element, under the control of the calling thread.
  package func makeIterator() -> Iterator {
    Iterator(base: base.makeIterator(), control: .current, stepsPerElement: stepsPerElement)
  }

  /// Gives the elements, and takes steps for each.
  package struct Iterator: IteratorProtocol {
    fileprivate var base: Base.Iterator
    fileprivate let control: WorkControl?
    fileprivate let stepsPerElement: Int

    /// The next element; nil after the last, and when the work is to end.
    package mutating func next() -> Base.Element? {
      guard control?.goesOn(after: stepsPerElement) ?? true else { return nil }
      return base.next()
    }
  }
}

extension Sequence {
  /// The elements for as long as the work on this thread goes on; see `WorkControl`.
  package var whileWorking: WorkingSequence<Self> { whileWorking(stepsPerElement: 1) }

  /// The same, where the work on each element is as long as so many steps.
  package func whileWorking(stepsPerElement: Int) -> WorkingSequence<Self> {
    WorkingSequence(base: self, stepsPerElement: stepsPerElement)
  }
}
