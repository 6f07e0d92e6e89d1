import MothDiagnostics
import MothTestSupport
import MothValidation
import Testing

/// Rules on coordinate spaces, insets and directions.
@Suite struct SpaceRuleTests {
  private func found(
    _ id: String,
    script: String,
    bench: Bench = Bench(reduceMotion: [false])
  ) -> [Diagnostic] {
    bench.findings(script).filter { $0.id == id }
  }

  private func reported(
    _ id: String,
    script: String,
    bench: Bench = Bench(reduceMotion: [false])
  ) -> [String] {
    found(id, script: script, bench: bench).map(\.reported)
  }

  // MARK: - global-space

  @Test func `a position in the window is reported at the space, with where the scroll view is`() {
    let found = found(
      "global-space",
      script: effect(
        """
          local top = geometry:frame("global").minY
          return content:opacity(top > 200 and 1 or 0.5)
        """
      )
    )
    #expect(
      found.map(\.reported) == [
        "2:30 warning global-space: \"global\" counts from the window's corner; the scroll view of "
          + "'card' begins 62 pt below it"
      ]
    )
    #expect(found.map(\.seen) == ["card[0], sample 0, Reduce Motion off"])
  }

  @Test func `of a frame in a local, the size alone is no position`() {
    let script = effect(
      """
        local frame = geometry:frame("global")
        return content:opacity(frame.height > 200 and 1 or 0.5)
      """
    )
    #expect(reported("global-space", script: script) == [])
  }

  @Test func `outside of a scroll view the window is the only space`() {
    let bench = Bench(
      reduceMotion: [false],
      sceneScript: """
        return moth.scene { api = 1, Rectangle():target("card") }
        """
    )
    let script = effect("return content:opacity(geometry:frame(\"global\").minY > 9 and 1 or 0.5)")
    #expect(reported("global-space", script: script, bench: bench) == [])
  }

  // MARK: - wrong-scroll-space

  /// A page of shelves; each cover is in a horizontal scroll view in a vertical one.
  private let shelves = Bench(
    reduceMotion: [false],
    sceneScript: """
      return moth.scene {
        api = 1,
        ScrollView {
          VStack {
            ScrollView {
              axes = "horizontal",
              HStack {
                ForEach(9, function()
                  return Rectangle():frame { width = 120, height = 120 }:target("cover")
                end),
              },
            },
            ForEach(9, function() return Rectangle():frame { height = 200 }:target("row") end),
          },
        },
      }
      """
  )

  private func script(target: String, _ read: String) -> String {
    """
    return moth.effect { api = 1, target = "\(target)", visualEffect = function(content, geometry)
      return content:opacity(geometry:\(read) > 9 and 1 or 0.5)
    end }
    """
  }

  /// A41: with the innermost space the answer is always the same.
  @Test func `the outer axis in the inner space is reported with the space to use`() {
    let found = found(
      "wrong-scroll-space",
      script: script(target: "cover", "frame(\"scrollView\").minY"),
      bench: shelves
    )
    #expect(
      found.map(\.reported) == [
        "2:41 warning wrong-scroll-space: 'minY' in \"scrollView\" stays the same: the scroll view "
          + "of 'cover' scrolls horizontally, and the one that scrolls vertically lies around that"
      ]
    )
    #expect(
      found.flatMap(\.notes).filter { $0.kind == .help }.map(\.text)
        == ["Read frame(\"scrollView.vertical\")."]
    )
  }

  @Test(arguments: [
    ("cover", "frame(\"scrollView\").minX"),
    ("cover", "frame(\"scrollView\").height"),
    ("cover", "frame(\"scrollView.vertical\").minY"),
    ("row", "frame(\"scrollView\").minY"),
    // Nothing scrolls sideways around a row.
    ("row", "frame(\"scrollView\").minX"),
  ])
  func `the inner axis, sizes and a named axis are right`(target: String, read: String) {
    #expect(
      reported("wrong-scroll-space", script: script(target: target, read), bench: shelves) == []
    )
  }

  // MARK: - container-assumed-screen

  private func compared(_ field: String, with number: String) -> [String] {
    reported(
      "container-assumed-screen",
      script: effect(
        "return content:opacity(geometry:frame(\"scrollView\").\(field) > \(number) and 1 or 0)"
      )
    )
  }

  @Test func `the height of a screen that is not the container's is reported`() {
    #expect(
      compared("minY", with: "874") == [
        "2:60 warning container-assumed-screen: 874 is the height of the screen of iphone-16-pro; "
          + "here the container has 778 pt"
      ]
    )
  }

  @Test func `half a height counts where it is compared with a middle`() {
    #expect(
      compared("midY", with: "437") == [
        "2:60 warning container-assumed-screen: 437 is half the height of the screen of "
          + "iphone-16-pro; here the container has 778 pt"
      ]
    )
  }

  @Test(arguments: [
    ("minY", "873"), ("minY", "875"),
    // A half that meets no middle.
    ("minY", "437"),
    // A width that meets a height, and one that ends in 0.
    ("minY", "402"), ("minX", "440"),
    // The container's own half.
    ("midY", "389"),
  ])
  func `other numbers are left alone`(field: String, number: String) {
    #expect(compared(field, with: number) == [])
  }

  /// A40: half of a phone's height as a parameter's default.
  @Test func `the default of a parameter is reported where it is read`() {
    let script = """
      return moth.effect { api = 1,
        parameters = { middle = { default = 426 } },
        visualEffect = function(content, geometry, env, p)
          local away = geometry:frame("scrollView").midY - p.middle
          return content:opacity(away > 0 and 1 or 0.5)
        end }
      """
    #expect(
      reported("container-assumed-screen", script: script) == [
        "4:54 warning container-assumed-screen: 'middle' is 426, half the height of the screen of "
          + "iphone-15; here the container has 778 pt"
      ]
    )
  }

  // MARK: - safe-area-counted-twice

  /// B32: the header is too low by exactly the inset of each device.
  @Test(arguments: [("iphone-se-3", 20), ("iphone-14", 47), ("iphone-15", 59), ("iphone-17", 62)])
  func `an inset in an offset is reported on each device with its length`(
    device: String,
    inset: Int
  ) {
    let script = effect("return content:offset(0, geometry:frame(\"global\").minY + 10)")
    let found = found(
      "safe-area-counted-twice",
      script: script,
      bench: Bench(device: device, reduceMotion: [false])
    )
    #expect(
      found.map(\.reported) == [
        "2:16 warning safe-area-counted-twice: 'offset.y' is \(inset + 10) pt at rest; \(inset) pt "
          + "of it are the safe area's inset, which has moved the view already"
      ]
    )
    #expect(found.map(\.seen) == ["card[0], sample 0, Reduce Motion off"])
  }

  @Test func `an offset that takes the inset back is no second one`() {
    let script = effect("return content:offset(0, -geometry:frame(\"global\").minY)")
    #expect(reported("safe-area-counted-twice", script: script) == [])
  }

  @Test func `a device without safe area has nothing to count`() {
    let script = effect("return content:offset(0, geometry:frame(\"global\").minY)")
    let bench = Bench(device: "vision-pro-window", reduceMotion: [false])
    #expect(reported("safe-area-counted-twice", script: script, bench: bench) == [])
  }
}
