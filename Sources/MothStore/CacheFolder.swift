/// The folder of the result cache.
package enum CacheFolder {
  /// The folder that the environment asks for; nil for none.
  ///
  /// `MOTH_CACHE` names it, and an empty one switches the cache off. Else it is the user's folder
  /// for caches.
  package static func path(environment: [String: String]) -> String? {
    if let path = environment["MOTH_CACHE"] { return path.isEmpty ? nil : path }
    return UserFolder.cache(in: environment)
  }
}
