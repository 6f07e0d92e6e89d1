import MothGeometry
import MothSimulation
import Testing

/// Scenes made at random from a fixed seed, with numbers of every kind.
struct LayoutFuzzTests {
  /// A linear congruential generator with Knuth's MMIX constants: the same scenes on every machine.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }

    mutating func number() -> Double {
      let odd = [
        0, -0.0, 1, -1, 1e-300, 1e300, -1e300, .nan, .infinity, -.infinity,
        Double.leastNonzeroMagnitude,
      ]
      return roll(3) == 0 ? odd[roll(odd.count)] : Double(roll(500))
    }

    mutating func optional() -> Double? { roll(2) == 0 ? nil : number() }

    mutating func insets() -> EdgeInsets {
      EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())
    }
  }

  private func leaf(_ dice: inout Dice) -> SceneNode {
    switch dice.roll(5) {
    case 0: .shape(.circle)
    case 1: .image(width: dice.number(), height: dice.number(), resizable: dice.roll(2) == 0)
    case 2: .text("some text", fontSize: dice.number())
    case 3: .spacer(minLength: dice.number())
    default: .shape(.rectangle)
    }
  }

  private func container(_ dice: inout Dice, children: [SceneNode]) -> SceneNode {
    switch dice.roll(8) {
    case 0: .vStack(spacing: dice.optional(), children)
    case 1: .hStack(spacing: dice.optional(), alignment: .bottom, children)
    case 2: .zStack(alignment: .topTrailing, children)
    case 3: .scrollView(axes: [.vertical, .horizontal, .all][dice.roll(3)], children)
    case 4: .lazyVStack(spacing: dice.optional(), pinnedViews: .sectionHeaders, children)
    case 5: .lazyVGrid(columns: [GridItem(.adaptive(minimum: dice.number()))], children)
    case 6: .section(header: .shape(.color), children)
    default: .group(children)
    }
  }

  private func modified(_ dice: inout Dice, node: SceneNode) -> SceneNode {
    switch dice.roll(11) {
    case 0: node.frame(width: dice.optional(), height: dice.optional())
    case 1:
      node.flexibleFrame(
        width: .init(min: dice.optional(), max: dice.optional()),
        height: .init(ideal: dice.optional())
      )
    case 2: node.padding(dice.insets())
    case 3: node.aspectRatio(dice.optional(), contentMode: .fill)
    case 4: node.fixedSize(.vertical)
    case 5: node.containerRelativeFrame(.all, count: dice.roll(4), spacing: dice.number())
    case 6: node.safeAreaPadding(dice.insets())
    case 7: node.contentMargins(dice.insets())
    case 8: node.ignoresSafeArea()
    case 9: node.background(.shape(.color)).clipped().coordinateSpace("space")
    default: node.tag(.layoutPriority(dice.number())).tag(.zIndex(dice.number()))
    }
  }

  private func scene(_ dice: inout Dice, depth: Int) -> SceneNode {
    guard depth > 0 else { return leaf(&dice) }
    let count = 1 + dice.roll(3)
    let children = (0..<count).map { _ in scene(&dice, depth: depth - 1) }
    return modified(&dice, node: container(&dice, children: children)).target("t")
  }

  @Test(arguments: 0..<40)
  func `random scenes are laid out with finite frames`(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    for _ in 0..<5 {
      let scene = scene(&dice, depth: 4)
      let settings = LayoutSettings(layoutDirection: seed % 2 == 0 ? .leftToRight : .rightToLeft)
      let layout = SceneLayout(
        scene,
        window: plainWindow,
        safeAreaInsets: EdgeInsets(top: 50),
        settings: settings
      )
      for target in layout.targets {
        let frame = target.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        #expect(numbers.allSatisfy { $0.isFinite && abs($0) <= 3e9 })
        let fraction = layout.visibleFraction(
          of: target,
          sweeping: layout.sweptScrollView,
          offsets: [0, 10]
        )
        #expect(fraction[0].isFinite)
      }
      for view in layout.scrollViews {
        #expect(view.extent(along: view.sweepAxis).isFinite)
        #expect(view.container.width >= 0 && view.container.height >= 0)
      }
      #expect(SceneLayout(scene, window: plainWindow) == SceneLayout(scene, window: plainWindow))
    }
  }
}
