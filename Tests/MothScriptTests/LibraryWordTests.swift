@testable import MothScript
import MothTestSupport
import Testing

/// The allow-list names all that Lua's libraries have.
struct LibraryWordTests {
  @Test func `every name of the linked Lua is in the list`() throws {
    let text = """
      local names = {}
      for name in pairs(_G) do names[#names + 1] = name end
      for _, library in ipairs { "string", "table", "math" } do
        for name in pairs(_G[library]) do names[#names + 1] = library .. "." .. name end
      end
      return names
      """
    let value = try TrustedLua.run(text, arguments: []).get()
    let names = try #require(value.table).sequence.compactMap(\.string)
    #expect(names.count > 70)
    let known = Set(LibraryWord.all.map(\.qualifiedName) + LibraryWord.libraries)
    #expect(Set(names).subtracting(known) == [])
  }

  @Test func `no name is listed twice`() {
    let names = LibraryWord.all.map(\.qualifiedName)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: LibraryWord.all.map(\.qualifiedName))
  func `a name is there exactly where the list says so`(name: String) throws {
    let word = try #require(LibraryWord.all.first { $0.qualifiedName == name })
    let text = word.library == nil ? "return _G[\"\(name)\"] ~= nil" : "return \(name) ~= nil"
    // An absent global is an error to read.
    let isThere = (try? run(text)) == .boolean(true)
    #expect(isThere == word.isThere)
  }

  @Test func `every limit has its default within its range and a name of its own`() {
    #expect(Set(HostLimit.all.map(\.name)).count == HostLimit.all.count)
    for limit in HostLimit.all {
      #expect(limit.range.contains(limit.defaultValue), "\(limit.name)")
    }
  }

  @Test func `a limit is set by its name`() throws {
    var limits = countedLimits
    limits[keyPath: try #require(HostLimit.named("sortedElements")).keyPath] = 17
    #expect(limits.sortedElements == 17)
    let text = "local t = {} for i = 1, 18 do t[i] = i end table.sort(t)"
    #expect(
      try faultRunning(text, limits: limits).detail == "'sort' takes at most 17 elements"
    )
  }
}
