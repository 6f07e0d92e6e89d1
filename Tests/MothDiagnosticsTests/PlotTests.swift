import Testing

@testable import MothDiagnostics

/// Curves drawn with braille characters.
@Suite struct PlotTests {
  @Test func `each dot is a bit of a braille character`() {
    // The bits by the Unicode chart U2800: dots 1, 2, 3 and 7 on the left, 4, 5, 6 and 8 on the
    // right.
    let dots: [(x: Int, y: Int, text: String)] = [
      (0, 0, "⠁"), (0, 1, "⠂"), (0, 2, "⠄"), (0, 3, "⡀"),
      (1, 0, "⠈"), (1, 1, "⠐"), (1, 2, "⠠"), (1, 3, "⢀"),
    ]
    for dot in dots {
      var canvas = BrailleCanvas(columns: 1, rows: 1)
      canvas.set(dot.x, y: dot.y)
      #expect(canvas.cells.map(BrailleCanvas.character) == [Character(dot.text)])
    }
  }

  @Test func `dots outside of the canvas are left out`() {
    var canvas = BrailleCanvas(columns: 2, rows: 1)
    for (x, y) in [(-1, 0), (4, 0), (0, -1), (0, 4), (.max, .min)] { canvas.set(x, y: y) }
    #expect(canvas.cells == [0, 0])
  }

  private func plot(_ xs: [Double], ys: [Double], width: Int) -> [String] {
    plot([Plot.Curve(xs: xs, ys: ys)], width: width)
  }

  private func plot(_ curves: [Plot.Curve], width: Int) -> [String] {
    Plot(title: "opacity", unit: "", xTitle: "offset", xUnit: "pt", curves: curves)
      .lines(width: width)
  }

  @Test func `a rising line goes from corner to corner`() {
    let lines = plot([0, 100], ys: [0, 4], width: 20)
    #expect(lines[0] == "opacity over offset")
    #expect(lines[1] == "pt")
    // Dot k of the 48 dots of height is at 33 k / 47, rounded, of the 34 dots of width; the
    // characters are computed from that by hand. The numbers 0 to 4 are at the dots 0, 12, 24, 35
    // and 47 from below, which are in the rows 11, 8, 5, 3 and 0 from above.
    #expect(
      lines[2...].joined(separator: "\n") == """
        4 ┤               ⢀⠎
          │              ⡰⠁
          │            ⢀⠜
        3 ┤           ⡠⠊
          │          ⡔⠁
        2 ┤        ⢀⠎
          │       ⡰⠁
          │     ⢀⠜
        1 ┤    ⡠⠊
          │   ⡔⠁
          │ ⢀⠎
        0 ┤⡰⠁
          └┬───────┬───────┬
           0      50     100
        """
    )
  }

  @Test(arguments: [20, 40, 80, 200])
  func `no line is wider than the terminal`(width: Int) {
    let xs = (0..<1_000).map(Double.init)
    for ys in [
      xs, xs.map { -$0 * 1e7 }, xs.map { $0 / 1e7 }, xs.map { _ in 0 }, xs.map { 1e15 + $0 },
      xs.map { -$0 * 1e300 }, xs.map { 1 - $0 * 1e-300 },
    ] {
      #expect(plot(xs, ys: ys, width: width).filter { $0.count > width } == [])
      #expect(plot(ys, ys: xs, width: width).filter { $0.count > width } == [])
    }
  }

  @Test func `what is the same everywhere is a line in the middle, with one label`() {
    let lines = plot([0, 1], ys: [3, 3], width: 20)
    #expect(lines.filter { $0.contains("3 ┤") } == ["3 ┤⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉"])
  }

  @Test func `a value that is not finite leaves a gap`() {
    let lines = plot([0, 1, 2], ys: [.nan, .infinity, -.infinity], width: 20)
    #expect(lines == ["opacity has no finite value"])
    let gap = plot([0, 1, 2, 3, 4], ys: [0, 0, .nan, 0, 0], width: 24)
    #expect(gap.contains { $0.contains(" ┤") && $0.dropFirst(4).contains(" ") })
  }

  @Test func `the largest numbers do not overflow`() {
    let most = Double.greatestFiniteMagnitude
    #expect(plot([-most, most], ys: [most, -most], width: 40).count == 15)
  }

  // MARK: - Numbers at the axes

  @Test(arguments: [
    (-100, 365.6234, 5, ["-100", "0", "100", "200", "300"]),
    (0, 40, 4, ["0", "10", "20", "30", "40"]),
    (0.1, 0.3, 4, ["0.1", "0.15", "0.2", "0.25", "0.3"]),
    (0, 4.1917, 5, ["0", "1", "2", "3", "4"]),
    (-3e12, 3e12, 4, ["-2e12", "0", "2e12"]),
    (1, 1.0004, 4, ["1", "1.0001", "1.0002", "1.0003", "1.0004"]),
    (3, 3.5, 1, ["3", "3.5"]), (3.1, 3.6, 1, ["3.5"]),
  ])
  func `numbers at an axis are round`(low: Double, high: Double, count: Int, labels: [String]) {
    #expect(AxisTicks(from: low, to: high, atMost: count).labels == labels)
  }

  @Test func `a widened axis begins and ends with round numbers`() {
    let ticks = AxisTicks(from: -17.3, to: 365.6234, atMost: 4, isWidened: true)
    #expect(ticks.values == [-100, 0, 100, 200, 300, 400])
  }

  @Test(arguments: [
    (1.0, 1.0), (2, 1), (1e300, 1e300 * (1 + 1e-15)), (-.infinity, .infinity), (.nan, .nan),
  ])
  func `a range without room for round numbers has none`(low: Double, high: Double) {
    #expect(AxisTicks(from: low, to: high, atMost: 4).values == [])
  }

  // MARK: - Several curves

  private static let two = [
    Plot.Curve(name: "low", xs: [0, 100], ys: [0, 0]),
    Plot.Curve(name: "high", xs: [0, 100], ys: [4, 4]),
  ]

  @Test func `each curve has a letter on it and in the legend`() {
    let lines = plot(Self.two, width: 40)
    // 16 columns lie between the letters of a curve, and those of the second begin 8 columns later.
    #expect(lines[1] == "4 ┤⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉b⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉b⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉")
    #expect(lines[12] == "0 ┤⣀⣀a⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀a⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀a⣀⣀")
    #expect(lines.suffix(2) == ["a  low", "b  high"])
  }

  @Test func `each curve has a colour where there are colours`() {
    var plot = Plot(title: "t", unit: "", xTitle: "x", xUnit: "pt", curves: Self.two)
    plot.styler = Styler(isColored: true)
    let lines = plot.lines(width: 20)
    #expect(lines.suffix(2) == ["\u{1B}[36ma\u{1B}[0m  low", "\u{1B}[33mb\u{1B}[0m  high"])
    #expect(lines.filter { $0.contains("\u{1B}[36m") }.count == 2)
  }

  @Test(arguments: [20, 40, 80])
  func `as many curves as there are letters can be distinguished`(width: Int) {
    let curves = CurveSheet.marks.indices.map { number in
      Plot.Curve(
        name: "curve \(number) with a name longer than a line of a narrow terminal is",
        xs: [0, 1],
        ys: [Double(number), Double(25 - number)]
      )
    }
    let lines = plot(curves, width: width)
    #expect(lines.filter { $0.count > width } == [])
    let drawing = lines.filter { $0.contains("│") || $0.contains("┤") }.joined()
    let unmarked = CurveSheet.marks.filter { !drawing.contains($0) }
    #expect(width < 80 || unmarked == [])
  }
}
