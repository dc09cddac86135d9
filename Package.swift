// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// One row of a table is a module and what it imports: modules of its own wing, and of wings above it. A wing is a
// folder of `Sources`; docs/dev/architecture.md says what each is for, and `scripts/check` refuses an arrow that points up.

let values = wing(
  "Values",
  [
    module("DSDiagnostics"),
    module("DSGeometry"),
    module("DSSource"),
    module("DSFiles", "DSDiagnostics"),
    module("DSParallel"),
    module("DSOutline", "DSDiagnostics DSGeometry"),
    module("DSNode", "DSDiagnostics DSGeometry"),
    module("DSNodeText", "DSDiagnostics DSGeometry DSNode"),
    module("DSJSON", "DSGeometry"),
    module("DSCascade", "DSDiagnostics DSGeometry DSJSON DSParallel"),
  ])

let drawing = wing(
  "Drawing",
  [
    systemLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    systemLibrary("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
    systemLibrary("CExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
    systemLibrary("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev"),
    shim("CPNG", linking: "deflate png z"),
    shim("CJPEG", linking: "jpeg"),
    shim("CWebP", linking: "webp"),
    shim("CTIFF", linking: "tiff"),
    shim("CLCMS", linking: "lcms2"),
    shim("CXXHash"),
    shim("CBlend"),
    shim("CBlur"),
    shim("CFontTables"),
    shim("CLineBreaks"),
    shim("CWordDictionaries"),
    module("DSText", "CCrypto CFontTables CFriBidi CHarfBuzz CLineBreaks CWordDictionaries DSDiagnostics DSGeometry"),
    module("DSSymbol", "CExpat CPNG DSDiagnostics DSGeometry DSImage DSOutline"),
    module("DSImage", "CJPEG CLCMS CPNG CTIFF CWebP CXXHash DSDiagnostics"),
    module("DSResolve", "DSCascade DSDiagnostics DSGeometry DSImage DSNode DSSymbol DSText"),
    module("DSLayout", "DSDiagnostics DSGeometry DSImage DSNode DSResolve DSSymbol DSText"),
    module("DSDisplayList", "DSGeometry DSImage DSText"),
    module(
      "DSPaint", "DSDiagnostics DSDisplayList DSGeometry DSImage DSLayout DSNode DSOutline DSResolve DSSymbol DSText"),
    module("DSRaster", "CBlend CBlur CCairo DSDiagnostics DSDisplayList DSGeometry DSImage DSText"),
    module("DSSVG", "DSDiagnostics DSDisplayList DSGeometry DSImage DSText"),
  ])

let reading = wing(
  "Reading",
  [
    systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
    module("DSSyntax", "CYAML DSDiagnostics DSGeometry"),
    module("DSTokenFiles", "DSCascade DSDiagnostics DSGeometry DSJSON DSSyntax"),
    module("DSShots", "DSCascade DSDiagnostics DSGeometry DSNode"),
    module("DSTokenLint", "DSCascade DSDiagnostics DSGeometry DSShots"),
    module(
      "DSComponentFiles",
      "DSCascade DSDiagnostics DSGeometry DSJSON DSNode DSParallel DSShots DSSymbol DSSyntax DSTokenLint"),
  ])

let review = wing(
  "Review",
  [
    shim("CFreeMemory"),
    shim("CRestart"),
    // Linked into the program alone: what clients build has no server.
    shim("CMicroHTTPD", linking: "microhttpd"),
    module("DSCompare", "CPNG DSImage"),
    // Folders of pictures that other programs made.
    module("DSPictures", "DSCompare DSDiagnostics DSFiles DSImage DSShots"),
    module("DSGit", "CCrypto DSFiles"),
    module("DSBaselines", "CCrypto DSDiagnostics DSFiles DSImage DSShots"),
    module(
      "DSReport", "DSCompare DSDiagnostics DSFiles DSGeometry DSImage DSJSON",
      embedding: """
        report.html report.css data.js search.js address.js decisions.js folds.js sections.js list.js head.js \
        catalogue.js gallery.js elements.js spoken.js pixels.js pins.js facts.js compare.js watch.js page.js tokenview.js
        """),
    // What happens when authors' code crashes, or the user interrupts it.
    module("DSCrashes", "CRestart DSDiagnostics DSFiles DSShots DSSource"),
    // Reads a configuration and all it names.
    module(
      "DSProject",
      """
      DSBaselines DSCascade DSCompare DSComponentFiles DSCrashes DSDiagnostics DSDisplayList DSFiles DSGeometry DSImage \
      DSLayout DSNode DSParallel DSPictures DSRaster DSReport DSResolve DSShots DSSymbol DSSyntax DSText DSTokenFiles \
      DSTokenLint
      """),
    // Takes one shot down the line, from its views to pixels.
    module(
      "DSShotDrawing",
      """
      DSCascade DSCrashes DSDiagnostics DSDisplayList DSGeometry DSImage DSJSON DSLayout DSNode DSPaint DSProject \
      DSRaster DSReport DSResolve DSShots DSSVG DSText
      """),
    // Compares any two files or folders of pictures.
    module(
      "DSDiff",
      """
      DSBaselines DSCompare DSCrashes DSDiagnostics DSFiles DSImage DSJSON DSParallel DSPictures DSProject DSReport
      """),
    // Takes every shot down the line, and compares it.
    module(
      "DSMatrix",
      """
      CFreeMemory DSBaselines DSCompare DSComponentFiles DSCrashes DSDiagnostics DSDiff DSFiles DSGeometry DSImage DSJSON \
      DSParallel DSPictures DSProject DSReport DSResolve DSShotDrawing DSShots DSSVG DSSyntax DSText
      """),
    // Which edits changed a picture, proved by taking them back and drawing again.
    module(
      "DSCauses",
      """
      DSBaselines DSCascade DSCompare DSComponentFiles DSCrashes DSDiagnostics DSDisplayList DSFiles DSGeometry DSGit \
      DSImage DSLayout DSNode DSNodeText DSParallel DSProject DSReport DSResolve DSShotDrawing DSShots DSSource \
      DSSyntax DSText DSTokenFiles
      """),
    // What is wrong in pictures whatever their baselines say.
    module(
      "DSChecks",
      """
      DSDiagnostics DSDisplayList DSGeometry DSImage DSLayout DSNode DSPaint DSProject DSResolve DSShotDrawing \
      DSShots DSSymbol DSText
      """),
    // What pictures say of tokens.
    module(
      "DSTokenReview",
      """
      DSCascade DSCauses DSChecks DSComponentFiles DSDiagnostics DSDisplayList DSGeometry DSImage DSJSON DSParallel DSProject \
      DSReport DSResolve DSShotDrawing DSShots DSSyntax DSTokenLint
      """),
    // A run's folder as a site on which reviewers decide; whoever serves it.
    module("DSReview", "DSDiagnostics DSFiles DSImage DSJSON DSMatrix"),
    module("DSHTTPServer", "CMicroHTTPD DSDiagnostics DSReview"),
    module(
      "DSCommandLine",
      """
      DSCascade DSCauses DSChecks DSCompare DSComponentFiles DSCrashes DSDiagnostics DSDiff DSFiles DSGeometry DSGit \
      DSImage DSJSON DSMatrix DSNode DSParallel DSPictures DSProject DSReport DSReview DSShotDrawing DSShots DSSyntax \
      DSTokenFiles DSTokenLint DSTokenReview
      """,
      packages: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    // A package of an Xcode project; linked into the program alone, which becomes the one that has the project's previews.
    module("DSXcodeProject", "DSComponentFiles DSDiagnostics DSFiles DSReport DSSyntax"),
    program("dsrender", "DSCommandLine DSDiagnostics DSHTTPServer DSProject DSXcodeProject"),
  ])

// No C lies beneath what clients build: they would need the libraries of the renderer, and a C target beneath `SwiftUI`
// breaks incremental builds of targets that ask `canImport(SwiftUI)`.
let swiftUI = wing(
  "SwiftUI",
  [
    clientModule("DSLocalization", "DSDiagnostics"),
    // Its module stands with the overlays, because sources expect of Foundation what it has.
    clientModule("DSView", "DSDiagnostics DSGeometry DSLocalization DSNode DSOutline DSSource"),
    clientModule("DSControls", "DSDiagnostics DSFoundation DSGeometry DSNode DSView"),
    clientModule("DSEffects", "DSFoundation DSGeometry DSNode DSView"),
    // The module `Charts` passes it on, where sources are a phone's or a Mac's: a plain name takes no package's place.
    clientModule("DSCharts", "DSDiagnostics DSEffects DSView"),
    .macro(name: "DSMacros", dependencies: ["DSSource"], swiftSettings: Settings.all),
    clientModule("SwiftUI", "DSControls DSEffects DSMacros DSView"),
    clientModule("DSControlLooks", "DSControls DSEffects DSGeometry DSNode DSView"),
  ])

// The names of Apple's other frameworks, each a product of its own. `swift package dsrender` sets the variable for packages
// whose sources are read as a phone's or a Mac's: there all of them come with `SwiftUI`, as on Apple's platforms.
let platform = Context.environment["DSRENDER_PLATFORM"].flatMap { ["ios": "UIKit", "macos": "AppKit"][$0] }

let overlays = wing(
  "SwiftUI/Overlays",
  [
    clientModule("DSFoundation", "DSLocalization"),
    clientModule("_Testing_UIKit"),
    clientModule("_Testing_AppKit"),
    // What UIKit and AppKit have in common.
    clientModule("DSPlatform", "DSEffects DSView"),
    clientModule(
      "UIKit",
      """
      _Testing_UIKit CoreImage CoreText DSControls DSEffects DSFoundation DSMacros DSPlatform DSView QuartzCore \
      UserNotifications
      """),
    clientModule(
      "AppKit",
      "_Testing_AppKit CoreImage CoreText DSControls DSEffects DSFoundation DSMacros DSPlatform DSView QuartzCore"),
    clientModule("CoreImage", "_Testing_CoreImage CoreGraphics DSView"),
    clientModule("CoreText", "DSFoundation DSView"),
    clientModule("QuartzCore", "CoreGraphics DSEffects DSFoundation DSView"),
    clientModule("CoreData", "DSMacros DSView"),
    clientModule("CoreLocation"),
    clientModule("SwiftData", "DSControls DSMacros DSView"),
    clientModule("simd"),
    clientModule("Combine", "DSFoundation DSView"),
    clientModule("CoreGraphics", "_Testing_CoreGraphics DSFoundation DSView"),
    clientModule("_Testing_CoreGraphics"),
    clientModule("_Testing_CoreImage"),
    clientModule("UniformTypeIdentifiers", "DSFoundation"),
    clientModule("CoreTransferable", "DSFoundation"),
    clientModule("OSLog"),
    clientModule("UserNotifications"),
  ])

// Frameworks that sources for a phone or a Mac name, and that other packages ask for by `canImport`: a module `os` would break
// ArgumentParser. They are there only for sources whose questions are answered before they are compiled.
let allFrameworks =
  platform.map { platform in
    wing(
      "SwiftUI/Overlays",
      [
        clientModule("os", "OSLog"),
        clientModule("AVFoundation", "CoreGraphics DSFoundation QuartzCore"),
        clientModule("AVKit", "AVFoundation DSEffects DSView \(platform)"),
        clientModule("ActivityKit"),
        clientModule("AppIntents", "DSControls DSView"),
        clientModule("AuthenticationServices", "DSView \(platform)"),
        clientModule("BackgroundTasks"),
        clientModule("Charts", "DSCharts"),
        clientModule("CloudKit"),
        clientModule("CommonCrypto", "CryptoKit"),
        clientModule("Contacts"),
        clientModule("ContactsUI", "Contacts \(platform)"),
        clientModule("CoreBluetooth"),
        clientModule("CoreHaptics"),
        clientModule("CoreMotion"),
        clientModule("CoreNFC"),
        clientModule("CryptoKit"),
        clientModule("EventKit", "CoreGraphics"),
        clientModule("EventKitUI", "EventKit \(platform)"),
        clientModule("GameController"),
        clientModule("HealthKit"),
        clientModule("ImageIO", "CoreGraphics DSFoundation DSView"),
        clientModule("LinkPresentation", "DSFoundation DSView \(platform)"),
        clientModule("LocalAuthentication"),
        clientModule("MapKit", "CoreGraphics CoreLocation DSControls DSEffects DSView \(platform)"),
        clientModule("MediaPlayer", platform),
        clientModule("MessageUI", platform),
        clientModule("MultipeerConnectivity", platform),
        clientModule("Network"),
        clientModule("PDFKit", "CoreGraphics DSView \(platform)"),
        clientModule("Photos"),
        clientModule("PhotosUI", "DSControls DSFoundation DSView Photos \(platform)"),
        clientModule("QuickLook", "DSView \(platform)"),
        clientModule("SafariServices", platform),
        clientModule("Security", "DSFoundation"),
        clientModule("Speech", "AVFoundation"),
        clientModule("StoreKit", "DSView \(platform)"),
        clientModule("SystemConfiguration", "DSFoundation"),
        clientModule("TipKit", "DSControls DSEffects DSView"),
        clientModule("VisionKit", "CoreGraphics \(platform)"),
        clientModule("WatchConnectivity"),
        clientModule("WeatherKit", "CoreLocation"),
        clientModule("WebKit", "DSView \(platform)"),
        clientModule("WidgetKit", "ActivityKit AppIntents DSControls DSEffects DSMacros DSView"),
      ])
  } ?? []

// A package's module of a framework's name takes its place, as on Apple's platforms; what is made of the framework goes with it.
var hiddenFrameworks = Set((Context.environment["DSRENDER_HIDDEN"] ?? "").split(separator: " ").map(String.init))
let frameworks = allFrameworks.filter { framework in
  let isMadeOfHidden = framework.dependencies.contains { dependency in
    if case .byNameItem(let name, _) = dependency { hiddenFrameworks.contains(name) } else { false }
  }
  if isMadeOfHidden { hiddenFrameworks.insert(framework.name) }
  return !hiddenFrameworks.contains(framework.name)
}

let systems = wing(
  "Systems",
  [
    clientModule("DSAccessors", "DSCascade DSDiagnostics DSGeometry DSNode DSView"),
    clientModule("DSThemes", "DSAccessors DSCascade DSGeometry DSNode DSView"),
    clientModule("DSStyles", "DSCascade DSNode DSView"),
    module("DSLift", "DSDiagnostics DSSource"),
    program("lift-overrides", "DSDiagnostics DSFiles DSLift"),
    .plugin(name: "LiftOverrides", capability: .buildTool(), dependencies: ["lift-overrides"]),
  ])

let previews = wing(
  "Previews",
  [
    shim("CPreviewSections"),
    shim("CWallClock"),
    clientModule("PreviewVariants", "DSView"),
    // The plugin compiles the files of these two, and of DSSource, by links to their folders: it can import no module.
    module("DSPluginProtocol"),
    module("DSPackages", "DSPluginProtocol DSSource"),
    module("DSPreviews", "CPreviewSections DSControlLooks DSView PreviewVariants"),
    module(
      "DSPreviewProgram",
      """
      CWallClock DSAccessors DSCascade DSCauses DSCommandLine DSControlLooks DSCrashes DSDiagnostics DSEffects DSFiles \
      DSGeometry DSGit DSImage DSLayout DSNode DSPluginProtocol DSPreviews DSProject DSResolve DSShotDrawing DSShots \
      DSView PreviewVariants
      """),
    // Only the program that the plugin builds has it.
    module("DSPluralStrings", "DSFoundation DSLocalization"),
    // Expectations of pictures in tests; Testing and XCTest come with the toolchain.
    module(
      "DSTesting",
      """
      DSAccessors DSCascade DSDiagnostics DSEffects DSFiles DSMatrix DSNode DSPreviewProgram DSPreviews DSProject DSReport DSResolve \
      DSShots DSView
      """),
    .plugin(
      name: "DSPackagePlugin",
      capability: .command(
        intent: .custom(
          verb: "dsrender", description: "Draws the previews of the package and compares them with their baselines."))),
  ])

let tools = wing(
  "Tools",
  [
    program(
      "dsbench",
      """
      CCairo DSBaselines DSCascade DSDiagnostics DSFiles DSGeometry DSImage DSLayout DSNode DSPaint \
      DSProject DSRaster DSResolve DSShots DSSymbol DSText
      """),
    module("DSSupportPage"),
    program("dssupport", "DSSupportPage"),
  ])

// A design system of each kind that the documentation describes, and the program that draws them.
let fixtures: [Target] = [
  .target(
    name: "HarborTheme", dependencies: ["DSThemes"], path: "Fixtures/Systems/HarborTheme",
    swiftSettings: [.swiftLanguageMode(.v5)]),
  // Its overrides stand in extensions.
  .target(
    name: "CoastTheme", dependencies: ["DSThemes", "HarborTheme"], path: "Fixtures/Systems/CoastTheme",
    exclude: ["Themes"], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["LiftOverrides"]),
  .target(
    name: "SystemsGallery",
    dependencies: ["CoastTheme", "DSStyles", "DSAccessors", "DSThemes", "DSView", "HarborTheme", "SwiftUI"],
    path: "Fixtures/Systems/Gallery", swiftSettings: [.swiftLanguageMode(.v5)]),
  .executableTarget(
    name: "systems-gallery", dependencies: ["DSPreviewProgram", "SystemsGallery"], path: "Fixtures/Systems/Program",
    swiftSettings: Settings.all),
]

let testsOfValues = tests(
  of: "Values",
  [
    tests("DSDiagnostics"),
    tests("DSGeometry", "TestFolder"),
    tests("DSParallel"),
    tests("DSOutline", "DSGeometry TestRandom"),
    tests("DSSource", "TestRandom"),
    tests("DSFiles", "DSParallel TestFolder"),
    tests("DSJSON"),
    tests("DSNode", "DSDiagnostics DSGeometry"),
    tests("DSNodeText", "DSDiagnostics DSGeometry DSNode TestFolder TestRandom"),
    tests("DSCascade", "DSDiagnostics DSGeometry TestFolder TestRandom"),
  ])

let testsOfDrawing = tests(
  of: "Drawing",
  [
    tests("DSText", "CHarfBuzz DSDiagnostics DSGeometry TestFolder TestRandom"),
    tests("DSSymbol", "DSDiagnostics DSFiles DSGeometry DSImage TestDeflate TestFolder TestHints TestRandom"),
    tests("DSImage", "CPNG DSDiagnostics TestFolder"),
    tests("DSResolve", "DSCascade DSDiagnostics DSGeometry DSNode DSSymbol DSText"),
    tests("DSLayout", "DSDiagnostics DSGeometry DSNode DSResolve DSText TestFolder"),
    tests("DSDisplayList", "DSGeometry DSImage"),
    tests(
      "DSPaint",
      """
      DSCascade DSDiagnostics DSDisplayList DSGeometry DSImage DSLayout DSNode DSResolve DSSymbol DSText TestFolder \
      TestRandom
      """),
    tests(
      "DSRaster",
      "CBlur CCairo DSDiagnostics DSDisplayList DSFiles DSGeometry DSImage DSSymbol DSText TestFolder TestRandom"),
    tests("DSSVG", "DSDiagnostics DSDisplayList DSGeometry DSImage DSText TestFolder"),
    // What the two backends must agree on.
    tests(
      joining: "DSBackend",
      """
      DSDiagnostics DSDisplayList DSFiles DSGeometry DSImage DSLayout DSNode DSPaint DSRaster DSResolve DSSVG \
      DSText TestFolder
      """),
  ])

let testsOfReading = tests(
  of: "Reading",
  [
    tests("DSSyntax", "DSDiagnostics TestFolder TestHints"),
    tests("DSTokenFiles", "DSCascade DSDiagnostics DSFiles DSGeometry DSSyntax TestFolder TestHints"),
    tests("DSShots", "DSCascade DSDiagnostics DSNode"),
    tests("DSTokenLint", "DSCascade DSDiagnostics DSSyntax DSTokenFiles"),
    tests(
      "DSComponentFiles",
      "DSCascade DSDiagnostics DSFiles DSGeometry DSNode DSNodeText DSShots DSSyntax TestFolder TestHints"),
  ])

let testsOfReview = tests(
  of: "Review",
  [
    tests("DSCompare", "DSImage"),
    tests("DSPictures", "DSDiagnostics DSFiles DSShots TestFolder"),
    tests("DSBaselines", "DSDiagnostics DSFiles DSImage TestFolder"),
    tests("DSReport", "DSDiagnostics DSImage DSJSON TestFolder"),
    // Their program stands in Tests/Support.
    tests("DSCrashes", "CrashingProgram DSDiagnostics DSFiles DSNode DSShots TestFolder"),
    tests(
      "DSProject",
      """
      DSCascade DSComponentFiles DSDiagnostics DSDisplayList DSFiles DSGeometry DSReport DSResolve DSSyntax DSText \
      TestFolder
      """),
    tests(
      "DSShotDrawing",
      """
      DSCascade DSDiagnostics DSFiles DSGeometry DSLayout DSNode DSProject DSReport DSResolve DSShots DSText TestFolder
      """),
    tests("DSDiff", "DSCompare DSDiagnostics DSFiles DSImage DSReport TestFolder"),
    tests(
      "DSMatrix",
      """
      DSCascade DSDiagnostics DSFiles DSGeometry DSImage DSNode DSProject DSReport DSResolve DSShots DSSymbol DSText \
      TestFolder
      """),
    tests("DSChecks", "DSDiagnostics DSGeometry DSImage DSNode DSShotDrawing DSShots"),
    tests(
      "DSCauses",
      """
      DSCascade DSDiagnostics DSFiles DSGeometry DSNode DSNodeText DSProject DSReport DSShots DSSyntax DSTokenFiles \
      TestFolder TestRandom
      """),
    tests("DSGit", "DSFiles TestFolder"),
    // The inputs that scripts/fuzz-readers gives to readers of every wing.
    tests(joining: "ReaderFuzzing", "ReaderFuzzing"),
    tests("DSReview", "DSDiagnostics DSFiles DSMatrix TestFolder"),
    tests("DSHTTPServer", "DSDiagnostics DSReview"),
    tests("DSXcodeProject", "DSDiagnostics DSFiles TestFolder"),
    tests("DSCommandLine", "DSDiagnostics DSFiles DSGit DSImage DSMatrix DSProject DSShots TestFolder TestRandom"),
  ])

let testsOfSwiftUI = tests(
  of: "SwiftUI",
  [
    tests("DSLocalization"),
    clientTests(
      "DSView",
      """
      Combine DSControlLooks DSControls DSDiagnostics DSDisplayList DSEffects DSGeometry DSLocalization DSNode \
      DSNodeText DSOutline DSPaint SwiftUI ViewTestSupport
      """),
    clientTests(
      "DSControls",
      """
      DSControlLooks DSDiagnostics DSGeometry DSNode DSNodeText DSView SwiftUI ViewTestSupport
      """),
    clientTests(
      "DSEffects",
      """
      DSControlLooks DSControls DSDiagnostics DSFoundation DSGeometry DSNode DSNodeText DSView SwiftUI TestRandom \
      ViewTestSupport
      """),
    clientTests(
      "DSControlLooks",
      "DSControls DSDiagnostics DSGeometry DSNode DSNodeText DSView SwiftUI ViewTestSupport"),
    clientTests("DSCharts", "DSEffects DSView SwiftUI ViewTestSupport"),
    tests(joining: "DSMacros", "SwiftUI"),
  ])

let testsOfOverlays = tests(
  of: "SwiftUI/Overlays",
  [
    clientTests("DSFoundation"),
    clientTests("Combine"),
    clientTests("CoreGraphics"),
    clientTests("OSLog"),
    clientTests("QuartzCore", "DSEffects"),
    clientTests("CoreData", "SwiftUI ViewTestSupport"),
    clientTests("CoreLocation"),
    clientTests("SwiftData", "SwiftUI ViewTestSupport"),
    clientTests("simd"),
    clientTests("UIKit", "ViewTestSupport"),
    clientTests("AppKit", "ViewTestSupport"),
  ])

let testsOfSystems = tests(
  of: "Systems",
  [
    clientTests("DSAccessors", "DSCascade DSControlLooks DSDiagnostics DSGeometry DSNode DSNodeText DSView SwiftUI"),
    clientTests(
      "DSThemes",
      "CoastTheme DSControlLooks DSDiagnostics DSNode DSNodeText DSView HarborTheme SwiftUI SystemsGallery"),
    clientTests("DSStyles", "DSControlLooks DSDiagnostics DSGeometry DSNode DSNodeText DSView SwiftUI"),
    tests("DSLift", "DSDiagnostics"),
    clientTests("SystemsGallery", "DSControlLooks DSDiagnostics DSNode DSNodeText DSStyles DSView SwiftUI"),
  ])

let testsOfPreviews = tests(
  of: "Previews",
  [
    tests("DSPluginProtocol", "TestFolder"),
    tests("DSPackages", "DSPluginProtocol DSSource TestFolder"),
    tests("DSPreviews", "DSControlLooks DSDiagnostics DSNode DSNodeText DSView PreviewVariants SwiftUI"),
    tests(
      "DSPreviewProgram",
      """
      CWallClock DSCauses DSCommandLine DSDiagnostics DSFiles DSPreviews DSProject DSShots DSView SwiftUI SystemsGallery \
      TestFolder
      """
    ),
    tests("DSPluralStrings", "DSFoundation TestFolder"),
    // What an outside check of frames can reach: views and the library call, component files and the program.
    tests(
      joining: "FrameRules",
      """
      DSControlLooks DSDiagnostics DSFiles DSGeometry DSNode DSNodeText DSPreviewProgram DSProject DSReport \
      DSShotDrawing DSShots DSView SwiftUI TestFolder
      """),
    // Builds packages that depend on this one, as users' do.
    tests(joining: "DSPackage", "TestFolder"),
  ])

// The modules that the tests of the page ask the toolchain about have to be built.
let testsOfTools = tests(of: "Tools", [tests("DSSupportPage", "DSControlLooks DSNodeText DSView SwiftUI TestFolder")])

let testSupport = tests(
  of: "Support",
  [
    module("TestFolder"),
    module("TestRandom"),
    module("TestDeflate"),
    // Inputs made by chance, read in the process; its program is what scripts/fuzz-readers runs.
    module(
      "ReaderFuzzing",
      """
      CCrypto DSCascade DSDiagnostics DSGeometry DSImage DSMatrix DSReview DSSymbol DSSyntax DSText DSTokenFiles \
      TestDeflate TestFolder TestRandom
      """),
    program("FuzzReaders", "ReaderFuzzing"),
    module("TestHints"),
    // Lowers views and lays them out, for the tests of every module that has some.
    clientModule(
      "ViewTestSupport",
      "DSCascade DSControlLooks DSDiagnostics DSGeometry DSLayout DSNode DSNodeText DSResolve DSText DSView"),
    // Crashes as authors' code does, and starts itself again: a test cannot.
    program(
      "CrashingProgram",
      """
      DSCascade DSCrashes DSDiagnostics DSFiles DSGeometry DSMatrix DSNode DSProject DSReport DSResolve DSShots \
      DSText
      """
    ),
  ])

var swiftUIProduct = ["SwiftUI", "DSControls", "DSEffects", "DSView", "DSFoundation"]
if let platform {
  let names = (overlays + frameworks).map(\.name).filter { !["UIKit", "AppKit"].contains($0) || $0 == platform }
  // No other module knows of the platform: another one is another build of these alone.
  let knowing = swiftUI.filter { $0.name == "SwiftUI" } + frameworks
  for target in knowing { target.swiftSettings?.append(.define("DSRENDER_" + platform.uppercased())) }
  knowing.first?.dependencies.append(.byName(name: platform))
  swiftUIProduct += names.filter { !swiftUIProduct.contains($0) }
}

// Programs of previews are built for debugging, as their authors' sources are. What works on every pixel is optimised there, too:
// without that it takes many times as long. `swift package dsrender` sets the variable for its own build; no other build of a
// client has such flags, which older package managers refuse in dependencies.
#if compiler(>=6.3)
  if Context.environment["DSRENDER_OPTIMIZED"] == "1" {
    let loops: Set = ["DSCompare", "DSImage", "DSPaint", "DSRaster", "DSText"]
    for target in drawing + review where loops.contains(target.name) {
      target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    }
  }
#endif

let package = Package(
  name: "dsrender",
  products: [
    .executable(name: "dsrender", targets: ["dsrender"]),
    // Only clients on Linux depend on it; elsewhere the module of that name is Apple's.
    // SwiftPM builds a target again only for the modules of what it names itself: without what SwiftUI
    // passes on, clients would keep objects that no longer fit. A product without a type cannot be built by its
    // name.
    .library(name: "SwiftUI", type: .static, targets: swiftUIProduct),
    .library(name: "Combine", targets: ["Combine", "DSView"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "DSView"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "DSPreviewProgram", targets: ["DSPreviewProgram", "DSPluralStrings"]),
    .library(name: "DSTesting", targets: ["DSTesting"]),
    .library(name: "PreviewVariants", targets: ["PreviewVariants"]),
    .plugin(name: "DSPackagePlugin", targets: ["DSPackagePlugin"]),
    .library(name: "DSAccessors", targets: ["DSAccessors"]),
    .library(name: "DSThemes", targets: ["DSThemes"]),
    .library(name: "DSStyles", targets: ["DSStyles"]),
    .executable(name: "lift-overrides", targets: ["lift-overrides"]),
    .plugin(name: "LiftOverrides", targets: ["LiftOverrides"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: values + drawing + reading + review + swiftUI + overlays + frameworks + systems + previews + tools + fixtures
    + testsOfValues + testsOfDrawing + testsOfReading + testsOfReview + testsOfSwiftUI + testsOfOverlays
    + testsOfSystems + testsOfPreviews + testsOfTools + testSupport
)

// `DSRENDER_TESTS=DSLayout` leaves in the package only the tests of that module and what they are built on, so that nothing
// else is compiled or linked; several names have spaces between them. `scripts/test --module DSLayout` sets it.
if let modules = Context.environment["DSRENDER_TESTS"] {
  keep(modules.split(separator: " ").map { $0 + "Tests" }, in: package)
}

// How the rows become targets.

enum Settings {
  /// Every Swift target is built with these; `scripts/check` adds `--explicit-target-dependency-import-check error`.
  static let all: [SwiftSetting] = [.swiftLanguageMode(.v6)] + checks
  /// The same in Swift 5 mode: what clients write views with gives those of either mode no errors of isolation.
  static let clients: [SwiftSetting] = [.swiftLanguageMode(.v5)] + checks

  private static let checks: [SwiftSetting] =
    [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + warnings

  /// Warnings are errors with the compiler that CI has. Others may have warnings of their own, and newer headers of libraries
  /// deprecate functions: neither may end the build of somebody who only uses this.
  #if compiler(>=6.3) && compiler(<6.4)
    private static let warnings: [SwiftSetting] = [
      .treatAllWarnings(as: .error), .treatWarning("DeprecatedDeclaration", as: .warning),
    ]
  #else
    private static let warnings: [SwiftSetting] = []
  #endif
}

/// Leaves in the package the targets of these names and those that they are built on.
func keep(_ names: [String], in package: Package) {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var kept: Set<String> = []
  var open = names
  while let name = open.popLast() {
    guard kept.insert(name).inserted, let target = targets[name] else { continue }
    for case .byNameItem(let other, _) in target.dependencies { open.append(other) }
    for case .plugin(let other, _) in target.plugins ?? [] { open.append(other) }
  }
  for name in names where targets[name] == nil { fatalError("DSRENDER_TESTS: there is no test target '\(name)'") }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
}

/// The targets of a folder of `Sources`.
func wing(_ name: String, _ rows: [Target]) -> [Target] { placed(rows, in: "Sources/" + name) }

/// The test targets of a wing, in the folder of its name in `Tests`.
func tests(of wing: String, _ rows: [Target]) -> [Target] { placed(rows, in: "Tests/" + wing) }

func placed(_ rows: [Target], in folder: String) -> [Target] {
  for row in rows { row.path = folder + "/" + row.name }
  return rows
}

/// Names with spaces between them, as dependencies.
func dependencies(_ names: String) -> [Target.Dependency] {
  names.split(separator: " ").map { .byName(name: String($0)) }
}

/// A C library of the system: headers only, found through pkg-config.
func systemLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// C of our own: around system libraries that Swift cannot call as they are, and loops for several processors.
func shim(_ name: String, linking libraries: String = "") -> Target {
  .target(name: name, linkerSettings: libraries.split(separator: " ").map { .linkedLibrary(String($0)) })
}

/// A module; `embedding` names files of its `Resources` that are compiled into it.
func module(
  _ name: String, _ imports: String = "", packages: [Target.Dependency] = [], embedding files: String = ""
) -> Target {
  .target(
    name: name, dependencies: dependencies(imports) + packages,
    resources: files.split(separator: " ").map { .embedInCode("Resources/\($0)") }, swiftSettings: Settings.all)
}

/// A module that clients build.
func clientModule(_ name: String, _ imports: String = "") -> Target {
  .target(name: name, dependencies: dependencies(imports), swiftSettings: Settings.clients)
}

func program(_ name: String, _ imports: String) -> Target {
  .executableTarget(name: name, dependencies: dependencies(imports), swiftSettings: Settings.all)
}

/// The tests of the module of that name.
func tests(_ name: String, _ imports: String = "") -> Target { tests(joining: name, name + " " + imports) }

/// Tests of what several modules must agree on.
func tests(joining name: String, _ imports: String) -> Target {
  .testTarget(name: name + "Tests", dependencies: dependencies(imports), swiftSettings: Settings.all)
}

/// Tests that are written as clients write, and built as they are.
func clientTests(_ name: String, _ imports: String = "") -> Target {
  .testTarget(name: name + "Tests", dependencies: dependencies(name + " " + imports), swiftSettings: Settings.clients)
}
