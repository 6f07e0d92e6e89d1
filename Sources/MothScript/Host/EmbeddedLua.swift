internal import CMothLua

/// The Lua that is linked.
package enum EmbeddedLua {
  /// Its release, such as `Lua 5.4.4`.
  package static let release = String(cString: moth_lua_release())
}
