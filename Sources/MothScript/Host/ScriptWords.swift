internal import MothCatalog

/// The words that scripts read, for suggestions and help.
package enum ScriptWords {
  /// The fields of each object, by the name that messages give it.
  package static let fields: [String: [String]] = [
    "geometry": ["size", "safeAreaInsets", "frame", "bounds"],
    "geometry.size": ["width", "height"],
    "geometry.safeAreaInsets": ["top", "leading", "bottom", "trailing"],
    "a frame": rectangle,
    "bounds": rectangle,
    "scroll": [
      "contentOffset", "contentSize", "contentInsets", "containerSize", "visibleRect", "bounds",
    ],
    "contentOffset": ["x", "y"],
    "contentSize": ["width", "height"],
    "contentInsets": ["top", "leading", "bottom", "trailing"],
    "containerSize": ["width", "height"],
    "visibleRect": rectangle,
    "phase": ["value", "isIdentity", "name"],
    "env": [
      "reduceMotion", "layoutDirection", "index", "count", "velocity", "time", "displayScale",
      "colorScheme", "dynamicTypeSize",
    ],
    "trace": CheckField.facts.map(\.name) + CheckField.columns.map(\.name) + ["state"]
      + Set(Transform.all.map(\.name)).sorted(),
    "moth": [
      "effect", "scene", "test", "unitPoint", "unitPoint3D", "shader", "interactive", "animated",
      "spring", "timingCurve",
      "identity", "bezier", "visible", "centered", "hidden", "noise",
    ],
  ]

  /// The fields of an object or a library; none for any other name.
  package static func fields(of object: String) -> [String] {
    fields[object] ?? libraries[object] ?? []
  }

  private static let rectangle = [
    "minX", "midX", "maxX", "minY", "midY", "maxY", "width", "height",
  ]

  /// What each object is, in a sentence.
  package static let summaries: [String: String] = [
    "content": "the view before any transform; each of its methods appends one to the chain",
    "geometry": "what SwiftUI's GeometryProxy reports the view in this frame",
    "scroll": "what onScrollGeometryChange reports the scroll view",
    "phase": "where a view of a scroll transition is: at an edge, or in place",
    "env": "what a closure captures of the environment in this frame",
    "p": "the values of the effect's parameters",
    "trace": "what an effect gives over the whole sweep, as its checks read it",
    "moth": "the functions that make effects, scenes, tests and what they are made of",
    "math": "Lua's mathematics",
    "string": "Lua's functions on texts",
    "table": "Lua's functions on sequences",
  ]

  /// The globals that every script has, but for the words of scenes, and for these two, which
  /// messages do not suggest.
  package static let globals = (LibraryWord.present(in: nil) + LibraryWord.libraries + ["moth"])
    .filter { !unsuggestedGlobals.contains($0) }.sorted()

  /// The globals that every script has besides, which messages do not suggest.
  package static let unsuggestedGlobals = ["_G", "_VERSION"]

  /// The functions and constants of each library that scripts have.
  package static let libraries = Dictionary(
    uniqueKeysWithValues: LibraryWord.libraries.map { ($0, LibraryWord.present(in: $0)) }
  )

  /// What Lua's libraries have and those of scripts have not, with what to use instead.
  package static let absentFromLibraries = LibraryWord.absent { $0.library != nil }

  /// What Lua has and scripts have not, with what to use instead.
  package static let absent = LibraryWord.absent { $0.library == nil }
}
