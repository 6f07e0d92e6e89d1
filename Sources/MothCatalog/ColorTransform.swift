#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A colour as SwiftUI's filters see it: gamma-encoded sRGB without alpha, each channel 0 to 1.
public struct RGB: Hashable, Sendable {
  /// The red channel.
  public var red: Double
  /// The green channel.
  public var green: Double
  /// The blue channel.
  public var blue: Double

  /// Makes a colour from channels between 0 and 1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The luminance by the weights of ITU-R BT.709, on the encoded channels as SwiftUI takes it.
  public var luminance: Double {
    Self.redWeight * red + Self.greenWeight * green + Self.blueWeight * blue
  }

  static let redWeight = 0.2126
  static let greenWeight = 0.7152
  static let blueWeight = 0.0722
}

/// What the colour transforms do to a colour; alpha stays as it is.
///
/// Each result is clamped to 0...1 before the next transform sees it. The matrices equal those of
/// SwiftUI 6.5 by the tests of OpenSwiftUI (Graphic/Color/ColorMatrix.swift). On a display with
/// a wider gamut the system may filter in the display's space, so extremes may clip otherwise.
public enum ColorTransform {
  /// Applies a transform of the catalog to a colour.
  ///
  /// Nil for a transform that is no colour transform, or a wrong count of values.
  public static func apply(_ transform: Transform, values: [Double], to color: RGB) -> RGB? {
    guard values.count == transform.columns.count, let value = values.first else { return nil }
    return functions[transform.id]?(color, value)
  }

  /// Adds an amount to each channel.
  public static func brightness(_ color: RGB, amount: Double) -> RGB {
    mapChannels(of: color) { $0 + amount }
  }

  /// Spreads each channel about 0.5 by a factor.
  public static func contrast(_ color: RGB, amount: Double) -> RGB {
    mapChannels(of: color) { amount * $0 + (1 - amount) / 2 }
  }

  /// Moves each channel away from the luminance by a factor; a negative one counts as 0.
  public static func saturation(_ color: RGB, amount: Double) -> RGB {
    let factor = max(amount, 0)
    let luminance = color.luminance
    return mapChannels(of: color) { factor * $0 + (1 - factor) * luminance }
  }

  /// Mixes each channel with the luminance, from 0 for none to 1 for all.
  public static func grayscale(_ color: RGB, amount: Double) -> RGB {
    saturation(color, amount: 1 - amount)
  }

  /// Turns the hue by an angle in degrees.
  ///
  /// The matrix is hueRotate of https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement,
  /// with the weights of the luminance in more digits.
  public static func hueRotation(_ color: RGB, degrees: Double) -> RGB {
    let radians = degrees * .pi / 180
    let (cosine, sine) = (cos(radians), sin(radians))
    let (red, green, blue) = (RGB.redWeight, RGB.greenWeight, RGB.blueWeight)
    let rows: [[Double]] = [
      [
        red + cosine * (1 - red) - sine * red,
        green - cosine * green - sine * green,
        blue - cosine * blue + sine * (1 - blue),
      ],
      [
        red - cosine * red + 0.143 * sine,
        green + cosine * (1 - green) + 0.140 * sine,
        blue - cosine * blue - 0.283 * sine,
      ],
      [
        red - cosine * red - sine * (1 - red),
        green - cosine * green + sine * green,
        blue + cosine * (1 - blue) + sine * blue,
      ],
    ]
    let channels = rows.map { row in
      clamped(row[0] * color.red + row[1] * color.green + row[2] * color.blue)
    }
    return RGB(red: channels[0], green: channels[1], blue: channels[2])
  }

  private static let functions: [String: @Sendable (RGB, Double) -> RGB] = [
    Transform.brightness.id: brightness,
    Transform.contrast.id: contrast,
    Transform.saturation.id: saturation,
    Transform.grayscale.id: grayscale,
    Transform.hueRotation.id: hueRotation,
  ]

  private static func mapChannels(of color: RGB, _ change: (Double) -> Double) -> RGB {
    RGB(
      red: clamped(change(color.red)),
      green: clamped(change(color.green)),
      blue: clamped(change(color.blue))
    )
  }

  private static func clamped(_ channel: Double) -> Double {
    min(max(channel, 0), 1)
  }
}
