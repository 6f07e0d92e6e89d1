import MothScript
import MothTestSupport
import Testing

@testable import MothREPL

/// What the last word of a line may become.
@Suite struct CompletionTests {
  private func completions(
    _ line: String,
    after lines: [String] = [],
    plugin: String = "Plugins/featured-parallax"
  ) -> [String] {
    onLuaThread {
      var options = SessionOptions { 0 }
      options.paths = [root + plugin]
      let session = Session(options)
      _ = session.begin()
      for line in lines { _ = session.enter(line) }
      // The characters at which the line editor parts words.
      let word =
        line.split(omittingEmptySubsequences: false) { " \t\n(){}[],;=+*/<>#\"'".contains($0) }
        .last.map(String.init) ?? ""
      return session.completions(of: word, in: line)
    }
  }

  @Test(arguments: [
    (":de", [":device"]), (":re", [":reduce-motion", ":reload", ":reset"]),
    ("  :qu", [":quit"]), (":help dif", ["diff"]), (":device iphone-se", ["iphone-se-3"]),
    (":d ipad-9", ["ipad-9"]), (":reduce-motion o", ["off", "on"]), (":rm on", ["on"]),
    (":orientation l", ["landscape"]), (":param c", ["cap="]), (":param cap=3 r", ["rate="]),
    (":effect f", ["featured-parallax"]), (":scene ho", ["home"]), (":sweep rot", ["rotation"]),
    (":plot offset.", ["offset.x", "offset.y"]), (":target a", ["artwork"]),
    (":why reduce-motion-i", ["reduce-motion-ignored"]), (":time :dev", [":device"]),
    (":nothing x", []), (":check x", []),
    ("?reduce-motion-i", ["?reduce-motion-ignored"]),
    ("?geometry", ["?geometry", "?geometry-feedback", "?geometryGroup"]),
    ("math.flo", ["math.floor"]), ("x = math.flo", ["math.floor"]),
    ("1-math.flo", ["1-math.floor"]),
    ("string.re", ["string.rep", "string.reverse"]),
    ("content:opac", ["content:opacity("]), ("content:offset(1, 2):opac", [":opacity("]),
    ("geometry:fr", ["geometry:frame(\""]),
    ("geometry.s", ["geometry.safeAreaInsets", "geometry.size"]),
    ("geometry.size.w", ["geometry.size.width"]),
    ("geometry:frame(\"scrollView.v", ["scrollView.vertical"]),
    ("geometry:frame(\"scrollView\").minX", [".minX"]),
    ("scroll.contentOffset.", ["scroll.contentOffset.x", "scroll.contentOffset.y"]),
    ("env.reduceM", ["env.reduceMotion"]), ("p.c", ["p.cap"]), ("geom", ["geometry"]),
    ("whi", ["while"]), ("content:nothing", []), ("nothing.at.all", []),
  ])
  func `a word is completed from what messages and checks know`(line: String, words: [String]) {
    #expect(completions(line) == words)
  }

  @Test func `variables of the session are completed`() {
    let lines = [
      "counter = 1", "local count2 = 2", "function countUp() end", "local function countDown() end",
    ]
    #expect(completions("coun", after: lines) == ["count2", "countDown", "countUp", "counter"])
    #expect(completions("coun", after: lines + [":reset"]) == [])
  }

  @Test func `in an unfinished chunk a colon begins no command`() {
    #expect(completions(":dev", after: ["x = {"]) == [])
  }
}
