internal import CMothLua

/// Memory that the shim reads: C strings and arrays that stay where they are.
struct Arena {
  private var strings = CStrings()
  private var blocks: [UnsafeMutableRawPointer] = []

  mutating func keep(_ text: String) -> UnsafePointer<CChar> {
    strings.keep(text)
  }

  mutating func keep<Element>(_ list: [Element]) -> UnsafePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(list.count, 1))
    copy.initialize(from: list, count: list.count)
    blocks.append(UnsafeMutableRawPointer(copy))
    return UnsafePointer(copy)
  }

  mutating func named(_ name: String, values: (Double, Double, Double)) -> MothNamedValue {
    MothNamedValue(name: keep(name), values: values)
  }

  func free() {
    strings.free()
    for block in blocks { block.deallocate() }
  }
}
