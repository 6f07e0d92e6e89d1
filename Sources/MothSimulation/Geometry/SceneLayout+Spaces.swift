extension SceneLayout {
  /// The names of all coordinate spaces that an effect in this scene can ask for.
  package var spaceNames: [String] {
    CoordinateSpace.builtIn.map(\.name) + coordinateSpaces
  }
}
