import Testing

@testable import MothREPL

/// Curves drawn with braille characters.
@Suite struct PlotTests {
  @Test func `each dot is a bit of a braille character`() {
    // The bits by the Unicode chart U2800: dots 1, 2, 3 and 7 on the left, 4, 5, 6 and 8 on the right.
    let dots: [(x: Int, y: Int, text: String)] = [
      (0, 0, "⠁"), (0, 1, "⠂"), (0, 2, "⠄"), (0, 3, "⡀"),
      (1, 0, "⠈"), (1, 1, "⠐"), (1, 2, "⠠"), (1, 3, "⢀"),
    ]
    for dot in dots {
      var canvas = BrailleCanvas(columns: 1, rows: 1)
      canvas.set(dot.x, dot.y)
      #expect(canvas.lines == [dot.text])
    }
  }

  @Test func `dots outside of the canvas are left out`() {
    var canvas = BrailleCanvas(columns: 2, rows: 1)
    for (x, y) in [(-1, 0), (4, 0), (0, -1), (0, 4), (.max, .min)] { canvas.set(x, y) }
    #expect(canvas.lines == ["  "])
  }

  private func plot(_ xs: [Double], _ ys: [Double], width: Int) -> [String] {
    Plot(title: "opacity", unit: "", xTitle: "offset", xUnit: "pt", xs: xs, ys: ys)
      .lines(width: width)
  }

  @Test func `a rising line goes from corner to corner`() {
    let lines = plot([0, 100], [0, 1], width: 20)
    #expect(lines[0] == "opacity over offset")
    #expect(lines[1] == "pt")
    // Dot k of the 48 dots of height stands at 33 k / 47, rounded, of the 34 dots of width; the
    // characters are computed from that by hand.
    #expect(
      lines[2...].joined(separator: "\n") == """
        1 ┤               ⢀⠎
          │              ⡰⠁
          │            ⢀⠜
          │           ⡠⠊
          │          ⡔⠁
          │        ⢀⠎
          │       ⡰⠁
          │     ⢀⠜
          │    ⡠⠊
          │   ⡔⠁
          │ ⢀⠎
        0 ┤⡰⠁
          └─────────────────
          0              100
        """
    )
  }

  @Test(arguments: [20, 40, 80, 200])
  func `no line is wider than the terminal`(width: Int) {
    let xs = (0..<1_000).map(Double.init)
    for ys in [xs, xs.map { -$0 * 1e7 }, xs.map { $0 / 1e7 }, xs.map { _ in 0 }] {
      #expect(plot(xs, ys, width: width).filter { $0.count > width } == [])
    }
  }

  @Test func `what is the same everywhere is a line in the middle, with one label`() {
    let lines = plot([0, 1], [3, 3], width: 20)
    #expect(lines.filter { $0.contains("3 ┤") } == ["3 ┤⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉"])
  }

  @Test func `a value that is not finite leaves a gap`() {
    let lines = plot([0, 1, 2], [.nan, .infinity, -.infinity], width: 20)
    #expect(lines == ["opacity has no finite value"])
    let gap = plot([0, 1, 2, 3, 4], [0, 0, .nan, 0, 0], width: 24)
    #expect(gap.contains { $0.contains(" ┤") && $0.dropFirst(4).contains(" ") })
  }

  @Test func `the largest numbers do not overflow`() {
    let most = Double.greatestFiniteMagnitude
    #expect(plot([-most, most], [most, -most], width: 40).count == 15)
  }
}
