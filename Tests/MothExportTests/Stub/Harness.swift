import SwiftUI

// Reads a line for each sample and prints the numbers of the effect there. A line has the effect's
// name, Reduce Motion, the display's scale, index and count, the size, and then frames: a space,
// four numbers, and 1 where it is a scroll view's with its width and height.
MainActor.assumeIsolated {
  while let line = readLine() {
    let words = line.split(separator: " ").map(String.init)
    let number = { (index: Int) in CGFloat(Double(words[index]) ?? .nan) }
    EnvironmentValues.current.accessibilityReduceMotion = words[1] == "1"
    EnvironmentValues.current.displayScale = number(2)
    var geometry = GeometryProxy(
      size: CGSize(width: number(5), height: number(6)),
      frames: [:],
      containers: [:]
    )
    for index in stride(from: 7, to: words.count, by: 8) {
      geometry.frames[words[index]] = CGRect(
        x: number(index + 1),
        y: number(index + 2),
        width: number(index + 3),
        height: number(index + 4)
      )
      guard words[index + 5] == "1" else { continue }
      geometry.containers[words[index]] = CGRect(
        x: 0,
        y: 0,
        width: number(index + 6),
        height: number(index + 7)
      )
    }
    let view = exported(words[0], index: Int(number(3)), count: Int(number(4)))
    print(view.numbers(geometry).map { "\($0)" }.joined(separator: " "))
  }
}
