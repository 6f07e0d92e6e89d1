import Foundation
import MothDiagnostics
import MothGeometry
import MothTestSupport
import Testing

@testable import MothSimulation

struct DeviceTests {
  private let valid = """
    {
      "id": "my-phone", "name": "My phone", "platform": "iOS", "osVersion": "26.0",
      "size": {"width": 400, "height": 800}, "scale": 3, "cornerRadius": 0, "refreshRate": 60,
      "safeAreaInsets": {
        "portrait": {"top": 50, "leading": 0, "bottom": 34, "trailing": 0},
        "landscape": {"top": 0, "leading": 50, "bottom": 21, "trailing": 50}
      },
      "sizeClasses": {
        "portrait": {"horizontal": "compact", "vertical": "regular"},
        "landscape": {"horizontal": "compact", "vertical": "compact"}
      },
      "bounces": true, "rotates": true, "sources": []
    }
    """

  private func decode(
    replacing text: String = "",
    with other: String = ""
  ) -> (device: Device?, diagnostics: [Diagnostic]) {
    Device.decode(
      SourceFile(path: "d.json", text: valid.replacingOccurrences(of: text, with: other))
    )
  }

  private func expectProblem(replacing text: String, with other: String, _ problem: String) {
    let decoded = decode(replacing: text, with: other)
    #expect(decoded.device == nil)
    #expect(decoded.diagnostics.map(brief) == [problem])
  }

  @Test func `a valid file is read`() throws {
    let device = try #require(decode().device)
    #expect(device.id == "my-phone")
    #expect(device.size(in: .landscape) == Size(width: 800, height: 400))
    #expect(device.safeAreaInsets(in: .landscape).leading == 50)
    #expect(device.sizeClasses(in: .landscape).vertical == .compact)
    #expect(device.orientations == [.portrait, .landscape])
  }

  @Test(arguments: [
    ("\"scale\"", "\"scael\"", "3:42 unknown-key: unknown key 'scael'; did you mean 'scale'?"),
    (
      "\"top\": 50", "\"top\": 50, \"left\": 1",
      """
      5:29 unknown-key: unknown key 'safeAreaInsets.portrait.left' | the keys are top, leading, \
      bottom, trailing
      """
    ),
    ("\"scale\": 3, ", "", "1:1 missing-key: missing key 'scale'"),
    (
      ", \"trailing\": 50", "",
      "6:5 missing-key: missing key 'safeAreaInsets.landscape.trailing'"
    ),
    (
      "\"width\": 400", "\"width\": 0",
      "3:21 invalid-device: 'size.width' must be between 1 and 20000; got 0"
    ),
    (
      "\"refreshRate\": 60", "\"refreshRate\": -1",
      "3:88 invalid-device: 'refreshRate' must be between 0.1 and 1000; got -1"
    ),
    (
      "\"bottom\": 21", "\"bottom\": -21",
      "6:54 invalid-device: 'safeAreaInsets.landscape.bottom' must be between 0 and 1000; got -21"
    ),
    (
      "\"refreshRate\": 60", "\"refreshRate\": 1e300",
      "3:88 invalid-device: 'refreshRate' must be between 0.1 and 1000; got 1e+300"
    ),
    (
      "\"scale\": 3", "\"scale\": 1e-300",
      "3:51 invalid-device: 'scale' must be between 0.5 and 10; got 1e-300"
    ),
    (
      "\"width\": 400", "\"width\": 20001",
      "3:21 invalid-device: 'size.width' must be between 1 and 20000; got 20001"
    ),
    (
      "\"width\": 400", "\"width\": \"wide\"",
      "3:21 invalid-device: 'size.width' must be a number; got 'wide'"
    ),
    (
      "\"bounces\": true", "\"bounces\": 1",
      "12:14 invalid-device: 'bounces' must be true or false; got 1"
    ),
    (
      "\"iOS\"", "\"ios\"",
      """
      2:53 invalid-device: 'platform' must be one of iOS, macOS, tvOS, watchOS, visionOS; \
      got 'ios'; did you mean 'iOS'?
      """
    ),
    (
      "my-phone", "My Phone",
      "2:9 invalid-device: 'id' must be in kebab case, such as 'iphone-17'; got 'My Phone'"
    ),
    (
      "26.0", "26.x",
      "2:73 invalid-device: 'osVersion' must be a version, such as '26.1'; got '26.x'"
    ),
    (
      "\"width\": 400", "\"width\": 1e999",
      """
      3:21 invalid-device: not valid JSON: a number is greater than any that can be represented
      """
    ),
  ])
  func `what is wrong is named where it is`(text: String, other: String, problem: String) {
    expectProblem(replacing: text, with: other, problem)
  }

  @Test func `a device that never turns needs no landscape`() throws {
    let mac = try #require(Device.bundled(id: "mac-window"))
    #expect(mac.orientations == [.portrait])
    #expect(mac.size(in: .landscape) == mac.size)
    #expect(mac.safeAreaInsets(in: .landscape) == mac.portraitInsets)
  }

  @Test func `every bundled file can be read`() throws {
    for file in Device.files {
      let text = String(decoding: file, as: UTF8.self)
      #expect(Device.decode(SourceFile(path: "d.json", text: text)).diagnostics == [])
    }
    #expect(Device.bundled.count == Device.files.count)
  }

  @Test func `the list holds every file of the folder, named by its id`() throws {
    let names = try Repository.names(in: "Sources/MothSimulation/Devices", "json")
    #expect(Device.bundled.map(\.id) == names)
  }

  @Test func `every profile says where its numbers come from`() {
    #expect(Device.bundled.allSatisfy { $0.sources.count >= 4 })
  }

  @Test func `the television does not bounce`() {
    #expect(Device.bundled.filter { !$0.bounces }.map(\.id) == ["apple-tv"])
  }

  @Test func `a phone's profile has the published numbers`() throws {
    let phone = try #require(Device.bundled(id: "iphone-17"))
    #expect(phone.size == Size(width: 402, height: 874))
    #expect(phone.portraitInsets == EdgeInsets(top: 62, bottom: 34))
    #expect(phone.landscapeInsets == EdgeInsets(leading: 62, bottom: 20, trailing: 62))
    #expect(phone.refreshRate == 120)
    let layout = SceneLayout(.scrollView([box(nil, height: 2000)]), device: phone)
    #expect(layout.scrollViews.first?.container == Rect(x: 0, y: 62, width: 402, height: 778))
  }

  @Test func `a sweep takes extent and rate from the layout and the device`() throws {
    let phone = try #require(Device.bundled(id: "iphone-se-3"))
    let layout = SceneLayout(.scrollView([box(nil, height: 2000)]), device: phone)
    let samples = layout.samples(of: .linear, sweeping: 0, device: phone)
    // 2000 - (667 - 20).
    #expect(samples.offsets.max() == 1453.0)
    #expect(isClose(samples.times[1], to: 1.0 / 60, within: 1e-15))
    #expect(layout.samples(of: .linear, sweeping: nil, device: phone).count == 1)
  }
}
