import Testing

@testable import MothStore

/// The folders are those of the XDG Base Directory Specification 0.8.
@Suite struct CacheFolderTests {
  @Test(arguments: [
    (["MOTH_CACHE": "here", "XDG_CACHE_HOME": "/caches", "HOME": "/home/eve"], "here"),
    (["XDG_CACHE_HOME": "/caches", "HOME": "/home/eve"], "/caches/moth"),
  ])
  func `the environment says where`(environment: [String: String], path: String) {
    #expect(CacheFolder.path(environment: environment) == path)
  }

  /// The last two: a relative path is to be ignored.
  @Test(arguments: [
    ["HOME": "/home/eve"],
    ["HOME": "/home/eve", "XDG_CACHE_HOME": ""],
    ["HOME": "/home/eve", "XDG_CACHE_HOME": "caches"],
  ])
  func `without a word of the environment it is the home`(environment: [String: String]) {
    #if os(macOS)
    #expect(CacheFolder.path(environment: environment) == "/home/eve/Library/Caches/moth")
    #else
    #expect(CacheFolder.path(environment: environment) == "/home/eve/.cache/moth")
    #endif
  }

  @Test(arguments: [
    [:], ["HOME": ""], ["MOTH_CACHE": "", "HOME": "/home/eve"], ["XDG_CACHE_HOME": "caches"],
  ])
  func `there is none if it is switched off or has no folder`(environment: [String: String]) {
    #expect(CacheFolder.path(environment: environment) == nil)
  }
}
