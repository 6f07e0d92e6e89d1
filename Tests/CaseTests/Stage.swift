import Foundation
import MothGeometry
import MothSimulation
import MothTestSupport
import Testing

/// Where the effect of a case is evaluated: a scene in a window, and how far it is scrolled.
struct Stage: Sendable {
  /// The views.
  var scene: Scene
  /// The device that the effect is reported, and whose window is used if there is no other.
  var device = "iphone-15"
  /// The window without insets in which the scene is laid out; nil for that of the device.
  var window: Size?
  /// The distance from rest along the axis of scrolling in each sample after the first, which is at
  /// rest.
  var offsets: [Double]
  /// Views that replace the first ones, each from a sample on.
  var later: [(start: Int, views: SceneNode)] = []
  /// A change of layout in mid-scroll, instead of the offsets.
  var change: LayoutChange?
  /// A way to scroll, instead of the offsets.
  var sweep: Sweep?
  /// The seconds between two samples.
  var interval = 1.0 / 60
  /// How the device is held.
  var orientation = Orientation.portrait
  /// The direction in which text is read.
  var layoutDirection = LayoutDirection.leftToRight
  /// Parameters that differ from their defaults.
  var parameters: [String: Double] = [:]

  /// Where the views come from.
  enum Scene: Sendable {
    /// The file `NAME.scene.lua` of the cases.
    case file(String)
    /// Views made here.
    case views(SceneNode)
  }

  /// The scene of a case on a device.
  static func scene(_ name: String, scrolledBy offsets: Double...) -> Stage {
    Stage(scene: .file(name), offsets: offsets)
  }

  /// One view, so many points after the near side of the container of a scroll view.
  ///
  /// The container fills the window, so that the spaces "scrollView" and "global" are the same, and
  /// the view rests in its corner.
  static func item(
    _ width: Double,
    height: Double,
    in container: Size,
    along axis: Axis = .vertical,
    at positions: Double...
  ) -> Stage {
    let content = SceneNode.shape(.rectangle).frame(width: width, height: height).target("item")
      .frame(
        width: axis == .vertical ? container.width : nil,
        height: axis == .horizontal ? container.height : nil,
        alignment: .topLeading
      )
    return Stage(
      scene: .views(.scrollView(axes: axis == .vertical ? .vertical : .horizontal, [content])),
      window: container,
      // Scrolling on moves the view back.
      offsets: positions.map { -$0 }
    )
  }

  /// One view whose centre is so many points after that of its container.
  static func centred(
    _ axis: Axis,
    length: Double,
    in container: Double,
    by distances: Double...
  ) -> Stage {
    var stage = item(
      axis == .horizontal ? length : 100,
      height: axis == .vertical ? length : 100,
      in: Size(along: axis, container, across: 1000),
      along: axis
    )
    stage.offsets = distances.map { -($0 + (container - length) / 2) }
    return stage
  }

  /// The same stage with a few things changed.
  func with(_ change: (inout Stage) -> Void) -> Stage {
    var stage = self
    change(&stage)
    return stage
  }

  /// The samples: one at rest, then one for each offset.
  var samples: SweepSamples {
    var samples = SweepSamples()
    for offset in offsets {
      let time = Double(samples.count) * interval
      samples.append(time: time, offset: offset, phase: .interacting)
    }
    return samples
  }
}

/// A file of the cases' folder.
struct CaseFile: Sendable, CustomTestStringConvertible {
  let url: URL

  /// The name without the extension.
  var name: String { url.deletingPathExtension().lastPathComponent }
  var testDescription: String { name }

  init(url: URL) { self.url = url }

  /// The file of this name, with `.lua` left out.
  init(_ name: String) { url = Self.folder.appending(path: name + ".lua") }

  var text: String {
    get throws { try String(contentsOf: url, encoding: .utf8) }
  }

  /// The folder of the effects and scenes.
  static let folder = Repository.root.appending(path: "Tests/CaseTests/Cases")

  /// All effects, or all scenes, in the order of their names.
  static func all(scenes: Bool) throws -> [CaseFile] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "lua" && ($0.lastPathComponent.contains(".scene.") == scenes) }
      .map(CaseFile.init)
      .sorted { $0.name < $1.name }
  }
}
