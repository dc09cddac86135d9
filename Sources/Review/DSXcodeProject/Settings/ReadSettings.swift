import DSDiagnostics
import DSFiles

extension ProjectFile {
  /// The build settings of a target.
  /// - Parameters:
  ///   - configuration: the name of the configuration; nil for `Debug`, in which Xcode builds previews, or else the first
  ///     whose name contains it, or else the project's default.
  ///   - problems: gets what is wrong in the files of settings.
  func settings(
    of target: ProjectObject, configuration: String?, paths: ProjectPaths, _ problems: inout DiagnosticBag
  ) -> BuildSettings {
    let own = chosen(configuration, of: target)
    let all = chosen(configuration ?? own?.text("name"), of: root)
    let name = own?.text("name") ?? all?.text("name") ?? configuration ?? ""
    let title = target.title
    let given = [
      "TARGET_NAME": title, "TARGETNAME": title, "PRODUCT_NAME": title, "PROJECT_NAME": self.name,
      "PROJECT": self.name, "CONFIGURATION": name, "SRCROOT": paths.sourceRoot, "SOURCE_ROOT": paths.sourceRoot,
      "PROJECT_DIR": folder,
      // Xcode lists all of Apple's platforms; previews are drawn for these.
      "AVAILABLE_PLATFORMS": "iphoneos iphonesimulator macosx",
    ]
    let levels = [all, own].compactMap { $0 }.flatMap { configuration in
      [written(inFileOf: configuration, paths, &problems), written(in: configuration)]
    }
    // The SDK is itself a setting, by which the conditions of others are read.
    var plain = BuildSettings(given, sdk: "", configuration: name)
    for level in levels { plain.add(level) }
    var settings = BuildSettings(given, sdk: Self.simulator(of: plain), configuration: name)
    for level in levels { settings.add(level) }
    return settings
  }

  /// The names of a target's configurations.
  func configurationNames(of target: ProjectObject) -> [String] { configurations(of: target).map(\.title) }

  private func configurations(of object: ProjectObject) -> [ProjectObject] {
    guard let list = self.object(object.text("buildConfigurationList")) else { return [] }
    return objects("buildConfigurations", of: list).found
  }

  private func chosen(_ name: String?, of object: ProjectObject) -> ProjectObject? {
    let all = configurations(of: object)
    if let named = all.first(where: { $0.text("name") == name }) { return named }
    let standard = self.object(object.text("buildConfigurationList"))?.text("defaultConfigurationName")
    return all.first { $0.text("name") == "Debug" } ?? all.first { $0.title.lowercased().contains("debug") }
      ?? all.first { $0.text("name") == standard } ?? all.first
  }

  private func written(in configuration: ProjectObject) -> [WrittenSetting] {
    let table = configuration.fields["buildSettings"]?.table ?? [:]
    return table.sorted { $0.key < $1.key }.map { key, value in
      WrittenSetting(key: key, value: value.texts.joined(separator: " "))
    }
  }

  /// The settings of the file that a configuration builds upon.
  private func written(
    inFileOf configuration: ProjectObject, _ paths: ProjectPaths, _ problems: inout DiagnosticBag
  ) -> [WrittenSetting] {
    var path = object(configuration.text("baseConfigurationReference")).flatMap { paths.path(of: $0) }
    // A file in a folder that Xcode keeps in step is no object of the project.
    if let relative = configuration.text("baseConfigurationReferenceRelativePath"),
      let anchor = object(configuration.text("baseConfigurationReferenceAnchor"))
    {
      path = paths.path(of: anchor).map { normalizedPath($0 + "/" + relative) }
    }
    guard let path else { return [] }
    var reader = ConfigurationFileReader()
    reader.read(path, from: configuration.place)
    problems.add(contentsOf: reader.problems.diagnostics)
    return reader.settings
  }

  /// The SDK that previews are built with: that of the simulator of the target's platform.
  private static func simulator(of settings: BuildSettings) -> String {
    let sdk = settings["SDKROOT"] ?? "auto"
    if settings.isForPhones { return "iphonesimulator" }
    if settings.isForMacs { return "macosx" }
    for (name, simulator) in [
      ("watchos", "watchsimulator"), ("appletvos", "appletvsimulator"), ("xros", "xrsimulator"),
    ]
    where sdk.hasPrefix(name) { return simulator }
    return "iphonesimulator"
  }
}

extension BuildSettings {
  /// Whether the target is for phones, alone or among others; then its previews are those of phones, whatever the SDK is.
  fileprivate var isForPhones: Bool {
    (self["SDKROOT"] ?? "").hasPrefix("iphone") || words("SUPPORTED_PLATFORMS").contains { $0.hasPrefix("iphone") }
  }

  fileprivate var isForMacs: Bool {
    (self["SDKROOT"] ?? "").hasPrefix("macosx") || words("SUPPORTED_PLATFORMS").contains("macosx")
  }
}

/// What a target's sources are compiled with, of what its settings say.
struct CompilerSettings: Hashable, Sendable {
  /// The platform that sources are read for.
  enum Platform: String, Hashable, Sendable { case ios, macos, none }

  /// The name by which sources import the target.
  var module: String
  var platform: Platform
  /// The version of the platform, such as `17.0`; nil if it is not set.
  var platformVersion: String?
  /// The version of the language, 4, 5 or 6.
  var language: Int
  /// Whether declarations without an actor belong to the main one.
  var isolatedToMain: Bool
  /// The names that `#if` finds, but for `DEBUG`, which every debug build has.
  var conditions: [String]
  /// The names of upcoming and experimental features of the language.
  var upcoming: [String]
  var experimental: [String]

  init(_ settings: BuildSettings, target: String) {
    module = moduleName(settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? target)
    let sdk = settings["SDKROOT"] ?? "auto"
    let phones = settings["IPHONEOS_DEPLOYMENT_TARGET"]
    if settings.isForPhones {
      (platform, platformVersion) = (.ios, phones)
    } else if settings.isForMacs {
      (platform, platformVersion) = (.macos, settings["MACOSX_DEPLOYMENT_TARGET"])
    } else if sdk == "auto", phones != nil || settings.words("SUPPORTED_PLATFORMS").isEmpty {
      (platform, platformVersion) = (.ios, phones)
    } else {
      (platform, platformVersion) = (.none, nil)
    }
    let version = settings["SWIFT_VERSION"].flatMap { Int($0.prefix { $0 != "." }) } ?? 5
    language = min(max(version, 4), 6)
    isolatedToMain = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    let defined = zip(flags, flags.dropFirst() + [""]).compactMap { flag, next -> String? in
      if flag == "-D" { return next }
      return flag.hasPrefix("-D") ? String(flag.dropFirst(2)) : nil
    }
    conditions = Set(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined).filter {
      $0 != "DEBUG" && $0 == moduleName($0)
    }.sorted()
    var features = Set(
      settings.names.compactMap { name -> String? in
        guard let feature = Self.upcoming[name], settings.isOn(name) else { return nil }
        return feature
      })
    // Xcode has it on unless a project says no; from version 6 on the language has it. Source: Xcode 14's release notes.
    let slashes = "SWIFT_ENABLE_BARE_SLASH_REGEX"
    if language == 5, settings[slashes] == nil || settings.isOn(slashes) { features.insert("BareSlashRegexLiterals") }
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features.formUnion(Self.approachable) }
    for (flag, next) in zip(flags, flags.dropFirst()) where flag == "-enable-upcoming-feature" {
      features.insert(next)
    }
    upcoming = features.sorted()
    experimental = zip(flags, flags.dropFirst()).filter { $0.0 == "-enable-experimental-feature" }.map(\.1).sorted()
  }

  /// The features of Xcode's settings. Source: "Build settings reference", Apple's documentation of Xcode.
  private static let upcoming = [
    "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "ConciseMagicFile",
    "SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
    "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
    "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "ExistentialAny",
    "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
    "SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY": "GlobalConcurrency",
    "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
    "SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
    "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
    "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
    "SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
    "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
    "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION": "RegionBasedIsolation",
  ]

  /// What `SWIFT_APPROACHABLE_CONCURRENCY` switches on.
  private static let approachable: Set = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
}
