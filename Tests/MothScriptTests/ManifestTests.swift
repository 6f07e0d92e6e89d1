import MothDiagnostics
import MothScript
import Testing

struct ManifestTests {
  private func decode(_ json: String) -> (manifest: Manifest?, problems: [String]) {
    let result = Manifest.decode(SourceFile(path: "plugin.json", text: json))
    return (result.manifest, result.diagnostics.map(brief))
  }

  @Test func `a manifest names the plugin and its files`() throws {
    let manifest = try #require(
      decode(
        """
        {
          "name": "stretch-header", "version": "1.0.0", "api": 1,
          "summary": "Stretches.", "author": "A", "license": "MIT",
          "effects": ["effects/a.lua", "effects/b.lua"], "scenes": ["scenes/s.lua"],
          "devices": [], "tests": ["tests/t.lua"], "modules": ["modules/m.lua"]
        }
        """
      ).manifest
    )
    #expect(manifest.name == "stretch-header")
    #expect(manifest.version == "1.0.0")
    #expect(manifest.summary == "Stretches.")
    #expect(manifest.author == "A")
    #expect(manifest.license == "MIT")
    #expect(manifest.files[.effects] == ["effects/a.lua", "effects/b.lua"])
    #expect(manifest.files[.scenes] == ["scenes/s.lua"])
    #expect(manifest.files[.devices] == [])
    #expect(manifest.files[.tests] == ["tests/t.lua"])
    #expect(manifest.files[.modules] == ["modules/m.lua"])
  }

  /// A manifest with one field changed or added, the others right.
  private func with(_ field: String, value: String?) -> String {
    var fields = [
      "name": "\"x\"", "version": "\"1\"", "api": "1", "summary": "\"s\"", "effects": "[]",
    ]
    fields[field] = value
    let lines = fields.sorted { $0.key < $1.key }.map { "  \"\($0.key)\": \($0.value)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}"
  }

  @Test func `author, license and the other files may be left out`() throws {
    let manifest = try #require(decode(with("effects", value: "[\"a.lua\"]")).manifest)
    #expect(manifest.author == "")
    #expect(manifest.license == "")
    #expect(manifest.files == [.effects: ["a.lua"]])
  }

  @Test(arguments: ["name", "version", "api", "summary", "effects"])
  func `what is missing is named`(key: String) {
    let (manifest, problems) = decode(with(key, value: nil))
    #expect(manifest == nil)
    #expect(
      problems == [
        "1:1 missing-key: missing key '\(key)'"
      ]
    )
  }

  @Test(arguments: [
    ("api", "2", "2:10 invalid-manifest: 'api' must be 1; got 2"),
    ("api", "\"1\"", "2:10 invalid-manifest: 'api' must be a whole number; got '1'"),
    ("api", "true", "2:10 invalid-manifest: 'api' must be a whole number; got true"),
    ("api", "1.5", "2:10 invalid-manifest: 'api' must be a whole number; got 1.5"),
    ("api", "null", "2:10 invalid-manifest: 'api' must be a whole number; got null"),
    (
      "name", "\"Stretch Header\"",
      """
      4:11 invalid-manifest: 'name' must be in kebab case, such as 'stretch-header'; got 'Stretch \
      Header'
      """
    ),
    (
      "name", "\"\"",
      """
      4:11 invalid-manifest: 'name' must be in kebab case, such as 'stretch-header'; got ''
      """
    ),
    (
      "name", "\"a--b\"",
      "4:11 invalid-manifest: 'name' must be in kebab case, such as 'stretch-header'; got 'a--b'"
    ),
    (
      "name", "\"../x\"",
      "4:11 invalid-manifest: 'name' must be in kebab case, such as 'stretch-header'; got '../x'"
    ),
    ("name", "3", "4:11 invalid-manifest: 'name' must be a string; got 3"),
    ("summary", "[]", "5:14 invalid-manifest: 'summary' must be a string; got an array"),
    ("author", "{}", "3:13 invalid-manifest: 'author' must be a string; got an object"),
    ("effects", "\"a.lua\"", "3:14 invalid-manifest: 'effects' must be an array; got 'a.lua'"),
    ("effects", "[1]", "3:15 invalid-manifest: 'effects[0]' must be a string; got 1"),
    ("scenes", "{\"a\": 1}", "5:13 invalid-manifest: 'scenes' must be an array; got an object"),
    (
      "efects", "[]",
      "3:3 unknown-key: unknown key 'efects'; did you mean 'effects'?"
    ),
  ])
  func `what is wrong is named at its key`(key: String, value: String, problem: String) {
    let (manifest, problems) = decode(with(key, value: value))
    #expect(manifest == nil)
    #expect(problems == [problem])
  }

  @Test(arguments: [
    ("", "1:1", "the file ends where a value is expected"),
    ("{", "1:2", "a key in double quotes is expected"),
    ("nonsense", "1:1", "a value is expected"),
    ("{\"name\": }", "1:10", "a value is expected"),
    // Foundation reads these: a comma too many, and letters with zeros between as UTF-16.
    ("{\"name\": \"x\",}", "1:14", "'}' must not follow a comma"),
    ("\0{\0}", "1:1", "a value is expected"),
    // Lines end as everywhere else: LF CR is one end.
    ("{\n\r\n\r  x", "3:3", "a key in double quotes is expected"),
    ("{\r\r\n\n  x", "4:3", "a key in double quotes is expected"),
  ])
  func `a manifest that is no JSON is reported so`(json: String, location: String, reason: String) {
    let (manifest, problems) = decode(json)
    #expect(manifest == nil)
    #expect(problems == ["\(location) invalid-manifest: not valid JSON: \(reason)"])
  }

  @Test func `a duplicate key is reported`() {
    let twice = with("effects", value: "[],\n  \"name\": \"y\"")
    #expect(
      decode(twice).problems == ["5:3 duplicate-key: duplicate key 'name'"]
    )
  }

  @Test(arguments: ["[]", "[1, 2]"])
  func `a manifest is an object`(json: String) {
    #expect(
      decode(json).problems == [
        "1:1 invalid-manifest: the manifest must be an object; got an array"
      ]
    )
  }
}
