import DSDiagnostics
import DSFiles
import TestFolder
import Testing

@testable import DSXcodeProject

@Suite struct SettingTests {
  /// A project with settings of its own, and of its target `T`.
  private func folder(
    project: String = "", target: String = "", base: String = "", files: [String: String] = [:]
  ) throws -> ProjectFolder {
    try ProjectFolder(
      targets: "T", fields: "buildConfigurationList = L0;",
      objects: """
        L0 = { isa = XCConfigurationList; buildConfigurations = (R0, C0); defaultConfigurationName = Release; };
        L1 = { isa = XCConfigurationList; buildConfigurations = (R1, C1); };
        R0 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 4.2; }; };
        R1 = { isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
        C0 = { isa = XCBuildConfiguration; name = Debug; \(base) buildSettings = { \(project) }; };
        C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(target) }; };
        T = { isa = PBXNativeTarget; name = "My App"; buildConfigurationList = L1; buildPhases = (); };
        F = { isa = PBXFileReference; path = Settings/App.xcconfig; sourceTree = SOURCE_ROOT; };
        """, files: files)
  }

  private func settings(
    _ folder: ProjectFolder, configuration: String? = nil
  ) throws -> (compiler: CompilerSettings, all: BuildSettings, problems: [String]) {
    let project = try folder.project()
    let target = try #require(project.object("T"))
    var bag = DiagnosticBag()
    let all = project.settings(
      of: target, configuration: configuration, paths: ProjectPaths(of: project), &bag)
    let problems = bag.diagnostics.map { folder.short("\($0.location): \($0.message)") }
    return (CompilerSettings(all, target: "My App"), all, problems)
  }

  @Test("A target's settings take the place of the project's, or add to them")
  func levels() throws {
    let folder = try folder(
      project: """
        SDKROOT = iphoneos; SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG SHARED";
        PRODUCT_NAME = "$(TARGET_NAME)"; IPHONEOS_DEPLOYMENT_TARGET = 17.4;
        """,
      target: """
        SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", OWN);
        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
        OTHER_SWIFT_FLAGS = "-DFLAG -D 'OTHER' -enable-upcoming-feature ExistentialAny -enable-experimental-feature X";
        """)
    let found = try settings(folder).compiler
    #expect(found.module == "My_App")
    #expect(found.platform == .ios)
    #expect(found.platformVersion == "17.4")
    #expect(found.language == 6)
    #expect(found.isolatedToMain)
    #expect(found.conditions == ["FLAG", "OTHER", "OWN", "SHARED"])
    #expect(found.upcoming == ["ExistentialAny", "MemberImportVisibility"])
    #expect(found.experimental == ["X"])
  }

  @Test(
    "A pattern between bare slashes is one unless the project says no, and for the language's newest version always",
    arguments: [
      ("5.0", nil, true), ("5.0", "NO", false), ("5.0", "YES", true), ("6.0", nil, false), ("4.2", nil, false),
    ])
  func slashes(_ version: String, _ value: String?, _ isOn: Bool) {
    var values = ["SWIFT_VERSION": version]
    values["SWIFT_ENABLE_BARE_SLASH_REGEX"] = value
    let found = CompilerSettings(BuildSettings(values, sdk: "", configuration: "Debug"), target: "A")
    #expect(found.upcoming == (isOn ? ["BareSlashRegexLiterals"] : []))
  }

  @Test("A project for all of Xcode's platforms is one for phones")
  func allPlatforms() throws {
    let folder = try folder(
      project: #"SDKROOT = macosx; SUPPORTED_PLATFORMS = "$(AVAILABLE_PLATFORMS)"; IPHONEOS_DEPLOYMENT_TARGET = 15.0;"#,
      target: "PRODUCT_NAME = A;")
    let found = try settings(folder).compiler
    #expect(found.platform == .ios && found.platformVersion == "15.0")
  }

  @Test("A file of settings lies below the project's own, with what it includes")
  func files() throws {
    let folder = try folder(
      project: "SWIFT_VERSION = 5.0;", base: "baseConfigurationReference = F;",
      files: [
        "Settings/App.xcconfig": """
        // A comment
        #include "Shared.xcconfig"
        #include? "Gone.xcconfig"
        SWIFT_VERSION = 6.0
        NAME = a // b
        NAME[sdk=iphonesimulator*] = $(inherited) simulator
        NAME[sdk=macosx*] = mac
        """,
        "Settings/Shared.xcconfig": "SHARED = $(NAME:upper:default=x)-$(NONE:default=none);\n",
      ])
    let (compiler, all, problems) = try settings(folder)
    #expect(compiler.language == 5)
    #expect(all["NAME"] == "a simulator")
    #expect(all["SHARED"] == "A SIMULATOR-none")
    #expect(problems == [])
  }

  @Test("Faults in files of settings are reported with their lines")
  func faults() throws {
    let folder = try folder(
      base: "baseConfigurationReference = F;",
      files: [
        "Settings/App.xcconfig": "#include \"App.xcconfig\"\nnonsense\n#include \"Gone.xcconfig\"\n#include x\n"
      ])
    #expect(
      try settings(folder).problems.sorted() == [
        "Settings/App.xcconfig:1: 'Settings/App.xcconfig' includes itself",
        "Settings/App.xcconfig:2: expected 'NAME = value', '#include' or a comment",
        "Settings/App.xcconfig:3: cannot open 'Settings/Gone.xcconfig': No such file or directory; its settings are left out",
        "Settings/App.xcconfig:4: expected '#include \"file.xcconfig\"'",
      ])
  }

  @Test("Debug is read unless another configuration is named")
  func configurations() throws {
    let folder = try folder(project: "SWIFT_VERSION = 6;")
    #expect(try settings(folder).compiler.language == 6)
    #expect(try settings(folder, configuration: "Release").compiler.language == 4)
  }

  @Test("Settings that refer to each other in a circle end")
  func circle() {
    var settings = BuildSettings(["A": "$(B)$(B)", "B": "$(A)$(A)"], sdk: "", configuration: "")
    #expect(settings["A"] == nil)
    settings.add([WrittenSetting(key: "C", value: "$(C) x")])
    #expect(settings["C"]?.hasSuffix("x") == true)
  }

  @Test(
    "A module's name is what Xcode makes of the product's",
    arguments: [
      ("My App", "My_App"), ("Flipper(iOS)", "Flipper_iOS_"), ("2048", "_048"), ("Café", "Café"), ("a-b.c", "a_b_c"),
    ])
  func names(_ name: String, _ module: String) { #expect(moduleName(name) == module) }

  @Test(
    "The platform is that of the SDK, or the first of phones and Macs that is supported",
    arguments: [
      (["SDKROOT": "iphoneos"], CompilerSettings.Platform.ios), (["SDKROOT": "macosx"], .macos),
      (["SDKROOT": "watchos", "SUPPORTED_PLATFORMS": "watchos watchsimulator"], .none),
      (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"], .ios),
      (["SUPPORTED_PLATFORMS": "macosx"], .macos), ([:], .ios),
      (["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": "iphoneos macosx watchos"], .ios),
      (["SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": "macosx"], .ios),
    ])
  func platforms(_ values: [String: String], _ platform: CompilerSettings.Platform) {
    let settings = BuildSettings(values, sdk: "", configuration: "Debug")
    #expect(CompilerSettings(settings, target: "A").platform == platform)
  }
}

/// What an app's sources find in its main bundle.
@Suite struct MainBundleTests {
  private let settings = BuildSettings(
    [
      "INFOPLIST_FILE": "Info.plist", "MARKETING_VERSION": "2.1", "PRODUCT_NAME": "A & B", "KIND": "x",
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "Brand",
    ], sdk: "", configuration: "Debug")

  @Test("The list of an app has its settings filled in, and what Xcode adds")
  func info() throws {
    let folder = TestFolder()
    let text =
      "<plist><dict><key>Kind</key><string>$(KIND)</string><key>CFBundleVersion</key><string>7</string></dict></plist>"
    try writeOutput(folder["Info.plist"], Array(text.utf8))
    let list = try readPropertyList(Array(InfoList(settings, in: folder.path).filled.utf8), file: "p").table
    #expect(
      list?.mapValues(\.text) == [
        "Kind": "x", "CFBundleVersion": "7", "CFBundleShortVersionString": "2.1", "CFBundleName": "A & B",
        "NSAccentColorName": "Brand",
      ])
    let none = try readPropertyList(Array(InfoList(settings, in: folder["none"]).filled.utf8), file: "p").table
    #expect(none?["CFBundleVersion"]?.text == "1")
  }

  @Test("Resources are linked beside the program, and those of another app go")
  func links() throws {
    let folder = TestFolder()
    for name in [
      "A_A.resources/data.json", "A_A.resources/Media.xcassets/x", "A_A.resources/taken", "B_B.resources/b.txt",
    ] {
      try createFolders(splitPath(folder[name]).folder)
      try writeOutput(folder[name], [])
    }
    try writeOutput(folder["taken"], [1])
    try showMainBundle("B_B.resources", info: "one", in: folder.path)
    #expect(linkTarget(folder["b.txt"]) == "B_B.resources/b.txt")
    try showMainBundle("A_A.resources", info: "two", in: folder.path)
    #expect(
      try childNames(of: folder.path) == ["A_A.resources", "B_B.resources", "Info.plist", "data.json", "taken"])
    #expect(try readFile(folder["taken"], limit: 10) == [1])
    #expect(try readFile(folder["Info.plist"], limit: 10) == Array("two".utf8))
    try showMainBundle("C_C.resources", info: "three", in: folder.path)
    #expect(try fileKind(folder["data.json"]) == nil)
  }
}
