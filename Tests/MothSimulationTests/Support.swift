import MothDiagnostics
import MothGeometry
import MothSimulation

/// A window without insets, 400 points wide and 800 high.
let plainWindow = Size(width: 400, height: 800)

/// The scene laid out in a window without insets.
func layout(_ scene: SceneNode, window: Size = plainWindow) -> SceneLayout {
  SceneLayout(scene, window: window)
}

/// The frames of the targets of a name in a window without insets.
func frames(_ scene: SceneNode, name: String = "t", window: Size = plainWindow) -> [Rect] {
  layout(scene, window: window).targets(named: name).map(\.frame)
}

/// A rectangle of fixed size that is a target.
func box(_ width: Double?, height: Double?, name: String = "t") -> SceneNode {
  SceneNode.shape(.rectangle).frame(width: width, height: height).target(name)
}

/// A diagnostic in short: place, id, message and notes.
func brief(_ diagnostic: Diagnostic) -> String {
  let start = diagnostic.location?.range?.start
  let location = start.map { "\($0.line):\($0.column)" } ?? "-"
  let notes = diagnostic.notes.map { " | \($0.text)" }.joined()
  return "\(location) \(diagnostic.id): \(diagnostic.message)\(notes)"
}
