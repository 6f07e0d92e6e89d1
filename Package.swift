// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target: style.md, SHAPE.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// A Swift library target with the strict settings.
func library(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    resources: resources,
    swiftSettings: strict + (hot.contains(name) ? [optimized] : [])
  )
}

/// Libraries in which evaluating spends its time; they are optimized in debug builds too.
///
/// Preconditions and the checks of arithmetic and indices stay; `assert`, which would not, is used
/// nowhere.
let hot = [
  "LuaSyntax", "MothDiagnostics", "MothEngine", "MothGeometry", "MothScript", "MothSimulation",
  "MothValidation",
]

let optimized = SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug))

/// The test target of a library target; the library comes first among its dependencies.
func tests(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name), "MothTestSupport"] + dependencies,
    exclude: exclude,
    swiftSettings: strict
  )
}

let package = Package(
  name: "moth",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "moth", targets: ["moth"])
  ],
  targets: [
    .systemLibrary(
      name: "CLua",
      pkgConfig: "lua5.4",
      providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]
    ),
    .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(
      name: "CXXHash",
      pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]
    ),
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .systemLibrary(
      name: "CPCRE2",
      pkgConfig: "libpcre2-8",
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]
    ),
    library("MothDiagnostics"),
    library("MothStore", ["CSQLite", "CXXHash", "MothDiagnostics"]),
    library("MothLineEditor", ["CEdit", "MothDiagnostics", "MothStore"]),
    library("MothGeometry"),
    library("MothCatalog", ["MothDiagnostics"]),
    library("LuaSyntax", ["MothDiagnostics"]),
    library(
      "MothSimulation",
      ["MothCatalog", "MothDiagnostics", "MothGeometry"],
      resources: [.embedInCode("Devices")]
    ),
    .target(
      name: "CMothLua",
      dependencies: ["CLua"],
      cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]
    ),
    library(
      "MothScript",
      [
        "CMothLua", "LuaSyntax", "MothCatalog", "MothDiagnostics", "MothGeometry",
        "MothSimulation",
      ],
      resources: [.embedInCode("Lua")]
    ),
    library(
      "MothEngine",
      ["MothCatalog", "MothDiagnostics", "MothGeometry", "MothScript", "MothSimulation"]
    ),
    library(
      "MothValidation",
      [
        "LuaSyntax", "MothCatalog", "MothDiagnostics", "MothEngine", "MothGeometry", "MothScript",
        "MothSimulation",
      ]
    ),
    library(
      "MothExport",
      ["LuaSyntax", "MothCatalog", "MothDiagnostics", "MothScript"]
    ),
    library(
      "MothRunner",
      [
        "CPCRE2", "MothCatalog", "MothDiagnostics", "MothEngine", "MothGeometry", "MothScript",
        "MothSimulation", "MothStore", "MothValidation",
      ]
    ),
    library(
      "MothReporting",
      [
        "MothCatalog", "MothDiagnostics", "MothExport", "MothGeometry", "MothRunner", "MothScript",
        "MothSimulation", "MothStore", "MothValidation",
      ]
    ),
    library(
      "MothREPL",
      [
        "LuaSyntax", "MothCatalog", "MothDiagnostics", "MothEngine", "MothExport", "MothGeometry",
        "MothReporting", "MothRunner", "MothScript", "MothSimulation", "MothValidation",
      ]
    ),
    library(
      "MothCommands",
      [
        "MothCatalog", "MothDiagnostics", "MothGeometry", "MothLineEditor", "MothREPL",
        "MothReporting", "MothRunner", "MothScript", "MothSimulation", "MothStore",
        "MothValidation",
      ],
      resources: [.embedInCode("Lua"), .embedInCode("Shells")]
    ),
    .executableTarget(name: "moth", dependencies: ["MothCommands"], swiftSettings: strict),
    .target(name: "CMothBench", dependencies: ["CLua"], path: "Benchmarks/CMothBench"),
    .executableTarget(
      name: "moth-bench",
      dependencies: [
        "CMothBench", "MothDiagnostics", "MothEngine", "MothFuzzing", "MothREPL", "MothScript",
        "MothSimulation",
      ],
      path: "Benchmarks/moth-bench",
      swiftSettings: strict
    ),
    .target(name: "CMothFuzz", dependencies: ["CLua"], path: "Fuzzing/CMothFuzz"),
    .target(
      name: "MothFuzzing",
      dependencies: [
        "CMothFuzz", "LuaSyntax", "MothCatalog", "MothDiagnostics", "MothEngine", "MothGeometry",
        "MothReporting", "MothRunner", "MothScript", "MothSimulation", "MothStore",
        "MothValidation",
      ],
      path: "Fuzzing/MothFuzzing",
      swiftSettings: strict
    ),
    .target(
      name: "MothTestSupport",
      dependencies: [
        "MothDiagnostics", "MothEngine", "MothGeometry", "MothScript", "MothSimulation",
        "MothValidation",
      ],
      path: "Tests/MothTestSupport",
      swiftSettings: strict
    ),
    tests("MothDiagnostics"),
    tests("MothStore", ["MothDiagnostics"]),
    tests("MothLineEditor", ["MothDiagnostics"]),
    tests("MothGeometry"),
    tests("MothCatalog", ["MothDiagnostics"]),
    tests("LuaSyntax", ["MothDiagnostics"], exclude: ["Corpus"]),
    tests("MothSimulation", ["MothCatalog", "MothDiagnostics", "MothGeometry"]),
    tests(
      "MothScript",
      ["LuaSyntax", "MothCatalog", "MothDiagnostics", "MothGeometry", "MothSimulation"],
      exclude: ["Sandbox"]
    ),
    tests(
      "MothEngine",
      ["MothCatalog", "MothDiagnostics", "MothGeometry", "MothScript", "MothSimulation"]
    ),
    tests(
      "MothValidation",
      [
        "LuaSyntax", "MothCatalog", "MothDiagnostics", "MothEngine", "MothGeometry", "MothScript",
        "MothSimulation",
      ]
    ),
    tests(
      "MothRunner",
      [
        "MothCatalog", "MothDiagnostics", "MothEngine", "MothGeometry", "MothScript",
        "MothSimulation",
        "MothValidation",
      ]
    ),
    tests(
      "MothReporting",
      [
        "MothDiagnostics", "MothGeometry", "MothRunner", "MothScript", "MothSimulation",
        "MothValidation",
      ],
      exclude: ["Consumers", "Fixtures"]
    ),
    tests(
      "MothExport",
      [
        "MothDiagnostics", "MothEngine", "MothGeometry", "MothRunner", "MothScript",
        "MothSimulation",
      ],
      exclude: ["Expected", "Scripts", "Stub"]
    ),
    tests(
      "MothREPL",
      ["MothDiagnostics", "MothScript"],
      exclude: ["Transcripts"]
    ),
    tests(
      "MothCommands",
      [
        "MothCatalog", "MothDiagnostics", "MothReporting", "MothRunner", "MothScript",
        "MothSimulation", "MothStore", "MothValidation",
      ]
    ),
    .testTarget(
      name: "CaseTests",
      dependencies: [
        "MothCatalog", "MothDiagnostics", "MothEngine", "MothGeometry", "MothRunner", "MothScript",
        "MothSimulation", "MothTestSupport", "MothValidation",
      ],
      exclude: ["AntiPatterns", "Cases", "Verdicts"],
      swiftSettings: strict
    ),
    tests("MothFuzzing", ["MothScript"]),
    .testTarget(
      name: "StyleTests",
      dependencies: [
        "LuaSyntax", "MothCatalog", "MothCommands", "MothDiagnostics", "MothREPL",
        "MothReporting", "MothRunner", "MothScript", "MothSimulation", "MothTestSupport",
        "MothValidation",
      ],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzer's executable needs libFuzzer's driver, which scripts/fuzz links.
if Context.environment["MOTH_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "moth-fuzz",
      dependencies: ["MothFuzzing"],
      path: "Fuzzing/moth-fuzz",
      swiftSettings: strict
    )
  )
}
