import DSFiles

/// What becomes of a file that a target has.
enum FileUse: Hashable, Sendable {
  case source
  /// A resource; a folder that the project names as one keeps its shape.
  case resource(isFolder: Bool)
  /// A model of Core Data, of which Xcode makes classes.
  case model
  /// What no picture shows or Linux does not build, in words that a list of such files begins with.
  case leftOut(String)
  /// What Xcode puts into no product either: settings, rights, notes.
  case none

  /// The use of a file by its name.
  init(_ path: String) {
    let name = splitPath(path).leaf
    switch fileExtension(path) {
    // Statements outside of declarations make a program, and previews are linked into another one.
    case "swift": self = name == "main.swift" ? .leftOut("'main.swift'") : .source
    case "m", "mm", "c", "cc", "cpp", "cxx", "s": self = .leftOut("sources in Objective-C, C and C++")
    case "storyboard", "xib", "nib": self = .leftOut("storyboards and nibs")
    case "metal": self = .leftOut("shaders")
    case "xcdatamodeld", "xcdatamodel": self = .model
    case "xcmappingmodel": self = .leftOut("mappings between models of Core Data")
    case "intentdefinition", "mlmodel", "mlpackage", "mlmodelc":
      self = .leftOut("files of which Xcode generates classes")
    case "rkassets", "reality", "scnassets", "usdz", "realitycomposerpro": self = .leftOut("scenes in three dimensions")
    case "framework", "xcframework", "a", "dylib": self = .leftOut("compiled libraries")
    case "h", "hpp", "hh", "pch", "modulemap", "xcconfig", "entitlements", "xctestplan", "gpx", "storekit", "docc",
      "md",
      "playground", "xcodeproj", "xcworkspace", "xcprivacy", "icon", "xcstickers", "gyb", "apinotes", "exp", "tbd":
      self = .none
    // A bundle, such as an app's settings, has files of equal names in its folders.
    case "bundle": self = .resource(isFolder: true)
    default: self = name.hasSuffix("Info.plist") || name.hasPrefix(".") ? .none : .resource(isFolder: false)
    }
  }

  /// Extensions of folders that are one file to Xcode.
  static let bundles: Set = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "docc", "playground", "xcodeproj", "xcworkspace", "framework",
    "xcframework", "scnassets", "rkassets", "icon", "xcstickers", "mlpackage", "mlmodelc", "xcmappingmodel",
    "realitycomposerpro",
  ]
}
