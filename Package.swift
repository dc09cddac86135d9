// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Compiles a module as a whole in debug builds, without what debuggers read: a third less work for a build from nothing,
/// but the whole module again for every change. The compiler remarks on each module so built that it is not built in steps.
/// Nor does it check what it makes for its back end, a check of the compiler and not of ours, which takes a fifteenth.
let wholeModules: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-whole-module-optimization", "-disable-batch-mode", "-no-emit-module-separately-wmo", "-num-threads", "2",
      "-gnone", "-Xfrontend", "-disable-llvm-verify",
    ], .when(configuration: .debug))
]

/// What is built so: the modules that clients build with `SwiftUI`, unless `DSRENDER_EDITING` is set by who edits them;
/// all modules where `DSRENDER_WHOLE_MODULES` is set, by the command plugin and CI, which edit none.
let environment = Context.environment
let compilesAllWhole = environment["DSRENDER_WHOLE_MODULES"] != nil
let beneathClients: Set =
  environment["DSRENDER_EDITING"] != nil
  ? []
  : [
    "Combine", "CoreGraphics", "DSControls", "DSDiagnostics", "DSEffects", "DSFoundation", "DSGeometry",
    "DSLocalization", "DSMacros", "DSNode", "DSOutline", "DSSource", "DSStyle", "DSStyles", "DSTheme", "DSThemeable",
    "DSView", "SwiftUI",
  ]

/// Optimises a module that looks at every pixel, which takes as much time as it saves when 26 small pictures are recorded.
let pixelSettings: [SwiftSetting] = compilesAllWhole ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

/// Every Swift target is built with these; `scripts/check` adds `--explicit-target-dependency-import-check error`.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A C library of the system: headers only, found through pkg-config.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// One module of the line; it may import exactly the modules named here.
func module(
  _ name: String, _ dependencies: String..., packages: [Target.Dependency] = [], resources: [Resource] = [],
  moreSettings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) } + packages, resources: resources,
    swiftSettings: settings + moreSettings)
}

/// The tests of one module, in `Tests/<module>Tests`.
func tests(_ name: String, _ dependencies: String..., resources: [Resource] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: ([name] + dependencies).map { .byName(name: $0) }, resources: resources,
    swiftSettings: settings)
}

let systemLibraries: [Target] = [
  system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
  system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
  system("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
  system("CUnibreak", pkgConfig: "libunibreak", apt: "libunibreak-dev"),
  system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
  system("CExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
  system("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev"),
]

/// Targets of C: around system libraries that Swift cannot call as they are, and loops for several processors.
let shims: [Target] = [
  .target(name: "CPNG", linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z")]),
  .target(name: "CXXHash"),
  .target(name: "CBlend"),
  .target(name: "CRestart"),
  .target(name: "CPreviewSections"),
]

/// What users write views with, and the settings it is built with: Swift 5 mode, so that clients of either mode get no
/// errors of isolation.
let viewSettings: [SwiftSetting] = [.swiftLanguageMode(.v5)] + settings.dropFirst()

let views: [Target] = [
  // What the views do with outlines and translations knows none of them, and is built while nodes are.
  .target(name: "DSOutline", dependencies: ["DSGeometry"], swiftSettings: viewSettings),
  .target(name: "DSLocalization", swiftSettings: viewSettings),
  // What sources expect of Foundation and its neighbours, and find on Apple's platforms only.
  .target(name: "DSFoundation", swiftSettings: viewSettings),
  .target(
    name: "DSView", dependencies: ["DSNode", "DSDiagnostics", "DSGeometry", "DSLocalization", "DSOutline"],
    swiftSettings: viewSettings),
  // Two halves that know nothing of each other, so that two processors compile them at once.
  .target(
    name: "DSControls", dependencies: ["DSFoundation", "DSGeometry", "DSNode", "DSView"], swiftSettings: viewSettings),
  .target(
    name: "DSEffects", dependencies: ["DSFoundation", "DSGeometry", "DSNode", "DSView"], swiftSettings: viewSettings),
  .macro(name: "DSMacros", dependencies: ["DSSource"], swiftSettings: settings),
  // No C target may lie beneath this one: it would break targets that do not depend on it and ask `canImport(SwiftUI)`.
  .target(
    name: "SwiftUI", dependencies: ["DSControls", "DSEffects", "DSMacros", "DSView"], swiftSettings: viewSettings),
  .target(name: "Combine", dependencies: ["DSView"], swiftSettings: viewSettings),
  .target(
    name: "CoreGraphics", dependencies: ["DSFoundation", "DSView", "_Testing_CoreGraphics"],
    swiftSettings: viewSettings),
  .target(name: "_Testing_CoreGraphics", swiftSettings: viewSettings),
  .target(name: "UniformTypeIdentifiers", dependencies: ["DSFoundation"], swiftSettings: viewSettings),
  .target(name: "CoreTransferable", dependencies: ["DSFoundation"], swiftSettings: viewSettings),
  // Logs that keep nothing. A module `os` would break packages that ask `canImport(os)`, such as ArgumentParser.
  .target(name: "OSLog", swiftSettings: viewSettings),
  // What design systems are written with, beside SwiftUI's own names.
  .target(
    name: "DSTheme", dependencies: ["DSDiagnostics", "DSGeometry", "DSNode", "DSStyle", "DSView"],
    swiftSettings: viewSettings),
  .target(
    name: "DSThemeable", dependencies: ["DSGeometry", "DSNode", "DSStyle", "DSTheme", "DSView"],
    swiftSettings: viewSettings),
  .target(name: "DSStyles", dependencies: ["DSNode", "DSStyle", "DSView"], swiftSettings: viewSettings),
  .testTarget(
    name: "DSThemeTests",
    dependencies: [
      "DSControlLooks", "DSDiagnostics", "DSGeometry", "DSNode", "DSNodeDump", "DSStyle", "DSTheme", "DSView",
      "SwiftUI",
    ],
    swiftSettings: viewSettings),
  // What controls look like; clients are built without it.
  .target(
    name: "DSControlLooks", dependencies: ["DSControls", "DSEffects", "DSGeometry", "DSNode", "DSView"],
    swiftSettings: viewSettings),
  .target(name: "PreviewVariants", dependencies: ["DSView"], swiftSettings: viewSettings),
  .target(
    name: "DSPreviews", dependencies: ["CPreviewSections", "DSControlLooks", "DSView", "PreviewVariants"],
    swiftSettings: settings),
  .target(
    name: "DSPreviewProgram",
    dependencies: [
      "DSCommandLine", "DSControlLooks", "DSDiagnostics", "DSFiles", "DSGeometry", "DSLayout", "DSNode", "DSPreviews",
      "DSResolve", "DSRun", "DSShots", "DSStyle", "DSTheme", "DSView", "PreviewVariants",
    ],
    swiftSettings: settings),
  .testTarget(
    name: "DSPreviewProgramTests",
    dependencies: [
      "DSCommandLine", "DSDiagnostics", "DSFiles", "DSPreviewProgram", "DSPreviews", "DSRun", "DSShots", "DSView",
      "SwiftUI", "SystemsGallery", "TestFolder",
    ], swiftSettings: settings),
  // What an outside check of frames can reach: views and the library call, component files and the program.
  .testTarget(
    name: "FrameRulesTests",
    dependencies: ["DSFiles", "DSGeometry", "DSNode", "DSPreviewProgram", "DSRun", "DSView", "SwiftUI", "TestFolder"],
    swiftSettings: settings),
  .testTarget(
    name: "DSViewTests",
    dependencies: [
      "Combine", "CoreGraphics", "DSControlLooks", "DSControls", "DSDiagnostics", "DSDisplayList", "DSEffects",
      "DSGeometry",
      "DSLayout",
      "DSLocalization", "DSNode", "DSNodeDump", "DSOutline", "DSPaint", "DSResolve", "DSStyle", "DSText", "DSView",
      "SwiftUI",
    ], swiftSettings: viewSettings),
  .testTarget(name: "DSFoundationTests", dependencies: ["DSFoundation", "OSLog"], swiftSettings: viewSettings),
  .testTarget(name: "DSLocalizationTests", dependencies: ["DSLocalization"], swiftSettings: viewSettings),
  .testTarget(
    name: "DSMacrosTests",
    dependencies: ["DSControlLooks", "DSDiagnostics", "DSNode", "DSNodeDump", "DSPreviews", "DSView", "SwiftUI"],
    swiftSettings: settings),
]

/// `swift package dsrender …` in the packages that depend on this one.
let plugins: [Target] = [
  .plugin(
    name: "DSPackagePlugin",
    capability: .command(
      intent: .custom(
        verb: "dsrender", description: "Draws the previews of the package and compares them with their baselines.")))
]

let modules: [Target] = [
  module("DSGeometry"),
  module("DSDiagnostics"),
  module("DSImage", "DSDiagnostics", "DSGeometry", "CPNG", "CXXHash", moreSettings: pixelSettings),
  module("DSText", "DSDiagnostics", "DSGeometry", "CHarfBuzz", "CFriBidi", "CUnibreak", "CCrypto"),
  module("DSSyntax", "DSDiagnostics", "DSGeometry", "CYAML"),
  module("DSFiles", "DSDiagnostics"),
  module("DSSource"),
  module("DSLift", "DSDiagnostics", "DSSource"),
  module("DSStyle", "DSDiagnostics", "DSGeometry"),
  module("DSTokens", "DSDiagnostics", "DSGeometry", "DSStyle", "DSSyntax"),
  module("DSNode", "DSDiagnostics", "DSGeometry"),
  module("DSNodeDump", "DSGeometry", "DSNode"),
  module("DSSymbol", "DSDiagnostics", "DSGeometry", "CExpat"),
  module("DSDisplayList", "DSGeometry", "DSImage", "DSText"),
  module(
    "DSRaster", "DSDiagnostics", "DSDisplayList", "DSGeometry", "DSImage", "DSText", "CBlend", "CCairo",
    moreSettings: pixelSettings),
  module("DSCompare", "DSGeometry", "DSImage", moreSettings: pixelSettings),
  module("DSSVG", "DSDisplayList", "DSGeometry", "DSImage", "DSText"),
  module("DSResolve", "DSDiagnostics", "DSGeometry", "DSImage", "DSNode", "DSStyle", "DSSymbol", "DSText"),
  module("DSShots", "DSDiagnostics", "DSGeometry", "DSNode", "DSStyle"),
  module("DSLayout", "DSDiagnostics", "DSGeometry", "DSImage", "DSNode", "DSResolve", "DSSymbol", "DSText"),
  module(
    "DSDescription", "DSDiagnostics", "DSGeometry", "DSNode", "DSShots", "DSStyle", "DSSymbol", "DSSyntax"),
  module("DSBaselines", "DSDiagnostics", "DSFiles", "DSImage"),
  module(
    "DSReport", "DSDiagnostics", "DSGeometry",
    resources: ["css", "html", "js"].map { .embedInCode("Resources/gallery.\($0)") }),
  module(
    "DSPaint", "DSDiagnostics", "DSDisplayList", "DSGeometry", "DSImage", "DSLayout", "DSNode", "DSResolve", "DSSymbol",
    "DSText"),
  module(
    "DSRun", "CRestart", "DSBaselines", "DSCompare", "DSDescription", "DSDiagnostics", "DSDisplayList", "DSFiles",
    "DSGeometry",
    "DSImage", "DSLayout", "DSNode", "DSPaint", "DSRaster", "DSReport", "DSResolve", "DSShots", "DSStyle", "DSSVG",
    "DSSymbol",
    "DSSyntax", "DSText", "DSTokens"),
]

/// The benchmark program; `scripts/bench` runs it.
let benchmarks: [Target] = [
  .executableTarget(
    name: "dsbench",
    dependencies: [
      "CCairo", "DSBaselines", "DSDiagnostics", "DSFiles", "DSGeometry", "DSImage", "DSLayout", "DSNode", "DSPaint",
      "DSRaster", "DSResolve", "DSRun", "DSShots", "DSStyle", "DSSymbol", "DSText",
    ], swiftSettings: settings)
]

/// The program that writes docs/swiftui-support.md; `scripts/swiftui-support` runs it.
let support: [Target] = [
  .target(name: "DSSupportPage", swiftSettings: settings),
  .executableTarget(name: "dssupport", dependencies: ["DSSupportPage"], swiftSettings: settings),
  // The modules that the tests ask the toolchain about have to be built.
  .testTarget(
    name: "DSSupportPageTests",
    dependencies: ["DSControlLooks", "DSNodeDump", "DSSupportPage", "DSView", "SwiftUI"],
    swiftSettings: settings),
]

/// Lifts overrides out of extensions, and builds targets so.
let lifting: [Target] = [
  .executableTarget(
    name: "lift-overrides", dependencies: ["DSDiagnostics", "DSFiles", "DSLift"], swiftSettings: settings),
  .plugin(name: "LiftOverrides", capability: .buildTool(), dependencies: ["lift-overrides"]),
]

/// A design system of each kind that the documentation describes, and the program that draws them.
let systems: [Target] = [
  .target(
    name: "HarborTheme", dependencies: ["DSThemeable"], path: "Fixtures/Systems/HarborTheme",
    swiftSettings: [.swiftLanguageMode(.v5)]),
  // Its overrides stand in extensions.
  .target(
    name: "CoastTheme", dependencies: ["DSThemeable", "HarborTheme"], path: "Fixtures/Systems/CoastTheme",
    exclude: ["Themes"], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["LiftOverrides"]),
  .target(
    name: "SystemsGallery",
    dependencies: ["CoastTheme", "DSStyles", "DSTheme", "DSThemeable", "DSView", "HarborTheme", "SwiftUI"],
    path: "Fixtures/Systems/Gallery", swiftSettings: [.swiftLanguageMode(.v5)]),
  .testTarget(
    name: "SystemsGalleryTests",
    dependencies: [
      "CoastTheme", "DSControlLooks", "DSDiagnostics", "DSNode", "DSNodeDump", "DSStyles", "DSTheme", "DSThemeable",
      "DSView", "HarborTheme", "SwiftUI", "SystemsGallery",
    ], swiftSettings: viewSettings),
]

/// Draws the systems; it needs the libraries of the renderer, the systems do not.
let systemsProgram: [Target] = [
  .executableTarget(
    name: "systems-gallery", dependencies: ["DSPreviewProgram", "SystemsGallery"], path: "Fixtures/Systems/Program",
    swiftSettings: settings)
]

/// What users run.
let program: [Target] = [
  module(
    "DSCommandLine", "DSDescription", "DSDiagnostics", "DSFiles", "DSGeometry", "DSNode", "DSReport", "DSRun",
    "DSShots",
    "DSStyle", "DSTokens",
    packages: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
  .executableTarget(name: "dsrender", dependencies: ["DSCommandLine"], swiftSettings: settings),
]

let moduleTests: [Target] = [
  .target(name: "TestFolder", path: "Tests/TestFolder", swiftSettings: settings),
  tests("DSGeometry"),
  tests("DSDiagnostics"),
  tests("DSResolve", "DSDiagnostics", "DSGeometry", "DSNode", "DSStyle", "DSSymbol", "DSText"),
  tests(
    "DSPaint", "DSDiagnostics", "DSDisplayList", "DSGeometry", "DSLayout", "DSNode", "DSNodeDump", "DSResolve",
    "DSSymbol", "DSText"),
  tests("DSLayout", "DSDiagnostics", "DSGeometry", "DSNode", "DSResolve", "DSText"),
  tests("DSImage", "DSDiagnostics", "CPNG"),
  tests("DSCompare", "DSImage"),
  tests("DSSVG", "DSDiagnostics", "DSDisplayList", "DSGeometry", "DSImage", "DSText"),
  tests("DSDisplayList", "DSGeometry", "DSImage", "DSText"),
  tests("DSText", "DSDiagnostics", "DSGeometry", "TestFolder"),
  tests(
    "DSRun", "CrashingProgram", "DSDiagnostics", "DSFiles", "DSGeometry", "DSLayout", "DSNode", "DSReport",
    "DSResolve", "DSShots", "DSStyle", "DSText", "TestFolder"),
  // Crashes as authors' code does, and starts itself again: a test cannot.
  .executableTarget(
    name: "CrashingProgram",
    dependencies: [
      "DSDiagnostics", "DSFiles", "DSGeometry", "DSNode", "DSReport", "DSResolve", "DSRun", "DSShots", "DSStyle",
      "DSText",
    ], path: "Tests/CrashingProgram", swiftSettings: settings),
  tests("DSBaselines", "DSDiagnostics", "DSFiles", "DSImage", "TestFolder"),
  tests("DSReport", "DSDiagnostics"),
  tests(
    "DSDescription", "DSDiagnostics", "DSFiles", "DSGeometry", "DSNode", "DSNodeDump", "DSShots", "DSStyle", "DSSyntax"),
  tests("DSShots", "DSDiagnostics", "DSNode", "DSStyle"),
  tests("DSRaster", "DSDiagnostics", "DSDisplayList", "DSGeometry", "DSImage", "DSText"),
  tests("DSSyntax", "DSDiagnostics"),
  tests("DSFiles", "DSDiagnostics", "TestFolder"),
  tests("DSSymbol", "DSDiagnostics", "DSFiles", "DSGeometry"),
  tests("DSCommandLine", "DSDiagnostics", "DSFiles", "DSImage", "DSRun", "DSShots", "TestFolder"),
  tests("DSLift", "DSDiagnostics"),
  tests("DSStyle", "DSDiagnostics", "DSGeometry"),
  tests("DSTokens", "DSDiagnostics", "DSFiles", "DSGeometry", "DSStyle", "DSSyntax"),
]

/// Tests of what several modules must agree on, in `Tests/<name>`.
let jointTests: [Target] = [
  .testTarget(
    name: "DSBackendTests",
    dependencies: [
      "DSDiagnostics", "DSDisplayList", "DSFiles", "DSGeometry", "DSImage", "DSLayout", "DSNode", "DSPaint", "DSRaster",
      "DSResolve", "DSSVG", "DSText", "TestFolder",
    ],
    swiftSettings: settings),
  // Builds packages that depend on this one, as users' do.
  .testTarget(name: "DSPackageTests", dependencies: ["TestFolder"], swiftSettings: settings),
]

let package = Package(
  name: "dsrender",
  products: [
    .executable(name: "dsrender", targets: ["dsrender"]),
    // Only clients on Linux depend on it; elsewhere the module of that name is Apple's.
    // SwiftPM builds a target again only for the modules of what it names itself: without what SwiftUI
    // passes on, clients would keep objects that no longer fit. A product without a type cannot be built by its
    // name.
    .library(
      name: "SwiftUI", type: .static, targets: ["SwiftUI", "DSControls", "DSEffects", "DSView", "DSFoundation"]),
    .library(name: "Combine", targets: ["Combine", "DSView"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "DSView"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "DSPreviewProgram", targets: ["DSPreviewProgram"]),
    .library(name: "PreviewVariants", targets: ["PreviewVariants"]),
    .plugin(name: "DSPackagePlugin", targets: ["DSPackagePlugin"]),
    .library(name: "DSTheme", targets: ["DSTheme"]),
    .library(name: "DSThemeable", targets: ["DSThemeable"]),
    .library(name: "DSStyles", targets: ["DSStyles"]),
    .executable(name: "lift-overrides", targets: ["lift-overrides"]),
    .plugin(name: "LiftOverrides", targets: ["LiftOverrides"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: systemLibraries + shims + modules + views + plugins + lifting + systems + systemsProgram + program
    + benchmarks + support + moduleTests + jointTests
)

for target in package.targets where compilesAllWhole || beneathClients.contains(target.name) {
  target.swiftSettings? += wholeModules
  // The first module that is compiled tells editors what the system's modules hold, the others need not.
  if target.name != "DSSource" {
    target.swiftSettings? += [.unsafeFlags(["-index-ignore-system-modules"], .when(configuration: .debug))]
  }
}
