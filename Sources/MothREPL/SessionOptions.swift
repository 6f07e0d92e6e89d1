package import MothDiagnostics
package import MothScript
package import MothRunner

/// What a session begins with, and how it writes.
package struct SessionOptions: Sendable {
  /// Plugins to choose effects from: folders, folders of plugins, or single `.lua` files.
  package var paths: [String] = []
  /// The effect to begin with, by name; nil for the only one of `paths`, or none.
  package var effect: String?
  /// The device to begin with, by id.
  package var device = "iphone-17"
  /// The columns of a line.
  package var width = 100
  /// How text is coloured.
  package var styler = Styler.plain
  /// The limits of each line and of the effects.
  package var limits = HostLimits()
  /// Which rules look, and how much their findings weigh.
  package var rules = RulePlan()
  /// Lets the person edit a file and says whether that went well; nil if nobody is there.
  package var edit: (@Sendable (String) -> Bool)?
  /// The seconds of a clock that only goes forward.
  package var clock: @Sendable () -> Double

  /// Makes options with the defaults.
  package init(clock: @escaping @Sendable () -> Double) {
    self.clock = clock
  }
}
