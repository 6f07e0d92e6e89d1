extension Transform {
  /// Chooses how the view's pixels combine with those behind.
  public static let blendMode = Transform(
    name: "blendMode",
    summary: "Chooses how the view's pixels combine with those behind.",
    documentation: """
      The mode is one of SwiftUI's names, such as "multiply" or "plusLighter"; "normal" changes \
      nothing. It does not interpolate: a mode that changes while scrolling pops.
      """,
    example: "content:blendMode(\"multiply\")",
    swiftSignatures: ["blendMode(_ blendMode: BlendMode)"],
    forms: [Form([Argument("mode", kind: .blendMode, columns: [0])])],
    columns: [
      Column(
        "mode",
        unit: .blendMode,
        identity: 0,
        allowed: 0...Double(BlendMode.allCases.count - 1),
        isAnimatable: false
      )
    ],
    transformClass: .fixed,
    availability: Availability(
      iOS: OSVersion(18),
      macOS: OSVersion(15),
      tvOS: OSVersion(18),
      watchOS: OSVersion(11),
      visionOS: OSVersion(2)
    ),
    cost: 1,
    interpolation: "nothing; the mode is taken from the identity phase",
    sources: [
      applePage("blendmode(_:)"),
      "https://developer.apple.com/documentation/swiftui/blendmode",
    ]
  )
}
