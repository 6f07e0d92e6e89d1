import Foundation
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

  private func device(replacing text: String = "", with other: String = "") throws -> Device {
    try Device(json: valid.replacingOccurrences(of: text, with: other).utf8)
  }

  private func expectError(
    replacing text: String,
    with other: String,
    _ path: String,
    _ message: String
  ) {
    #expect(throws: DeviceError(path: path, message: message)) {
      try device(replacing: text, with: other)
    }
  }

  @Test func `a valid file is read`() throws {
    let device = try device()
    #expect(device.id == "my-phone")
    #expect(device.size(in: .landscape) == Size(width: 800, height: 400))
    #expect(device.safeAreaInsets(in: .landscape).leading == 50)
    #expect(device.sizeClasses(in: .landscape).vertical == .compact)
    #expect(device.orientations == [.portrait, .landscape])
  }

  @Test func `an unknown key names the nearest known one`() {
    expectError(
      replacing: "\"scale\"",
      with: "\"scael\"",
      "",
      "unknown key 'scael'; did you mean 'scale'?"
    )
    expectError(
      replacing: "\"top\": 50",
      with: "\"top\": 50, \"left\": 1",
      "safeAreaInsets.portrait",
      "unknown key 'left'"
    )
  }

  @Test func `a missing key is named`() {
    expectError(replacing: "\"scale\": 3, ", with: "", "", "'scale' is missing")
    expectError(
      replacing: ", \"trailing\": 50",
      with: "",
      "safeAreaInsets.landscape",
      "'trailing' is missing"
    )
  }

  @Test func `numbers must lie in their ranges`() {
    expectError(
      replacing: "\"width\": 400",
      with: "\"width\": 0",
      "size.width",
      "must be between 1 and 20000; got 0"
    )
    expectError(
      replacing: "\"refreshRate\": 60",
      with: "\"refreshRate\": -1",
      "refreshRate",
      "must be between 0.1 and 1000; got -1"
    )
    expectError(
      replacing: "\"bottom\": 21",
      with: "\"bottom\": -21",
      "safeAreaInsets.landscape.bottom",
      "must be between 0 and 1000; got -21"
    )
    expectError(
      replacing: "\"refreshRate\": 60",
      with: "\"refreshRate\": 1e300",
      "refreshRate",
      "must be between 0.1 and 1000; got 1e+300"
    )
    expectError(
      replacing: "\"scale\": 3",
      with: "\"scale\": 1e-300",
      "scale",
      "must be between 0.5 and 10; got 1e-300"
    )
    expectError(
      replacing: "\"width\": 400",
      with: "\"width\": 20001",
      "size.width",
      "must be between 1 and 20000; got 20001"
    )
  }

  @Test func `values of the wrong kind are named`() {
    expectError(
      replacing: "\"width\": 400",
      with: "\"width\": \"wide\"",
      "size.width",
      "expected a number"
    )
    expectError(
      replacing: "\"bounces\": true",
      with: "\"bounces\": 1",
      "bounces",
      "expected true or false"
    )
    expectError(
      replacing: "\"iOS\"",
      with: "\"ios\"",
      "platform",
      "must be one of iOS, macOS, tvOS, watchOS, visionOS; got 'ios'; did you mean 'iOS'?"
    )
    expectError(
      replacing: "my-phone",
      with: "My Phone",
      "id",
      "must be in kebab case, such as 'iphone-17'; got 'My Phone'"
    )
    expectError(
      replacing: "26.0",
      with: "26.x",
      "osVersion",
      "must be a version, such as '26.1'; got '26.x'"
    )
  }

  @Test func `text that is no JSON is an error`() {
    #expect(throws: DeviceError.self) { try Device(json: "{".utf8) }
    #expect(throws: DeviceError.self) { try Device(json: "[]".utf8) }
    #expect(throws: DeviceError.self) { try Device(json: "".utf8) }
    expectError(
      replacing: "\"width\": 400",
      with: "\"width\": 1e999",
      "",
      "not valid JSON"
    )
  }

  @Test func `a device that never turns needs no landscape`() throws {
    let mac = try #require(Device.bundled(id: "mac-window"))
    #expect(mac.orientations == [.portrait])
    #expect(mac.size(in: .landscape) == mac.size)
    #expect(mac.safeAreaInsets(in: .landscape) == mac.portraitInsets)
  }

  @Test func `every bundled file can be read`() throws {
    for file in Device.files { #expect(throws: Never.self) { try Device(json: file) } }
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
    let layout = SceneLayout(.scrollView([box(nil, 2000)]), device: phone)
    #expect(layout.scrollViews.first?.container == Rect(x: 0, y: 62, width: 402, height: 778))
  }

  @Test func `a sweep takes extent and rate from the layout and the device`() throws {
    let phone = try #require(Device.bundled(id: "iphone-se-3"))
    let layout = SceneLayout(.scrollView([box(nil, 2000)]), device: phone)
    let samples = layout.samples(of: .linear, sweeping: 0, device: phone)
    // 2000 - (667 - 20).
    #expect(samples.offsets.max() == 1453.0)
    #expect(isClose(samples.times[1], to: 1.0 / 60, within: 1e-15))
    #expect(layout.samples(of: .linear, sweeping: nil, device: phone).count == 1)
  }
}
