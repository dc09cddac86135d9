import DSComponentFiles
import DSDiagnostics
import DSFiles

/// The options before a command that name a project.
struct XcodeArguments: Equatable {
  /// `App.xcodeproj`, `App.xcworkspace`, or a folder that holds one.
  var project = ""
  /// The name of a target; nil for the only app.
  var target: String?
  /// The name of a build configuration; nil for `Debug`.
  var configuration: String?
  /// The identities of packages that are left out.
  var without: Set<String> = []
  /// Where dsrender's package is: a folder or an address; nil for the folder that the program was built in.
  var dsrender: String?
  /// Where the package is built; nil for a folder beside the project.
  var buildFolder: String?
  /// Whether the previews are built for speed.
  var isRelease = false
  /// Whether what was read is printed, and nothing is built.
  var explains = false
  /// The folder of the configuration that names the project; nil if the command line names it, and its own folder is meant.
  var home: String?
  /// The command with its own options.
  var command: [String] = []

  /// Why arguments are none of this kind.
  struct Mistake: Error, Equatable {
    var message: String
    var hint: String
  }

  private static let values = [
    "--xcodeproj", "--target", "--configuration", "--without-package", "--dsrender", "--build-folder",
  ]
  private static let flags = ["--release", "--explain"]

  /// The arguments; nil if they name no project, and are an ordinary command.
  /// - Parameter configured: the project that the configuration in the working folder names; nil if it names none.
  init?(_ arguments: [String], configured: XcodeConfiguration? = nil) throws(Mistake) {
    guard let first = arguments.first, Self.values.contains(Self.name(first)) || Self.flags.contains(first) else {
      // Options of commands may have other values, but none is called like this.
      let words = arguments.prefix { $0 != "--" }
      if words.first != "init", words.contains(where: { Self.name($0) == "--xcodeproj" }) {
        throw Mistake(
          message: "'--xcodeproj' comes after the command",
          hint: "put it first: dsrender --xcodeproj App.xcodeproj matrix --out shots")
      }
      guard let configured, Self.needPreviews.contains(words.first ?? ""),
        !words.contains(where: { ["--help", "-h", "--config"].contains(Self.name($0)) })
      else { return nil }
      take(configured)
      command = arguments
      return
    }
    var rest = arguments[...]
    while let word = rest.first, word.hasPrefix("-") {
      rest = rest.dropFirst()
      switch word {
      case "--release": isRelease = true
      case "--explain": explains = true
      default: try read(word, &rest)
      }
    }
    command = Array(rest)
    if project.isEmpty, let configured { take(configured) }
    if command.first == "init" {
      throw Mistake(
        message: "'init' builds nothing, and takes the project as an option",
        hint: "dsrender init --xcodeproj \(project.isEmpty ? "App.xcodeproj" : project)")
    }
    guard !project.isEmpty else {
      throw Mistake(
        message: "'\(Self.name(first))' needs '--xcodeproj' beside it",
        hint: "dsrender --xcodeproj App.xcodeproj matrix --out shots")
    }
    if command.isEmpty, !explains {
      throw Mistake(
        message: "there is no command after '--xcodeproj'",
        hint: "dsrender --xcodeproj \(project) matrix --out shots; '--explain' prints what was read")
    }
  }

  /// The commands that draw previews or read what was drawn of them.
  private static let needPreviews: Set = [
    "matrix", "check", "why", "used-by", "render", "frames", "review", "approve", "clean", "doctor", "hashes", "views",
  ]

  /// Takes what a configuration says, unless the command line says otherwise.
  private mutating func take(_ configured: XcodeConfiguration) {
    project = configured.project.path
    target = target ?? configured.target
    configuration = configuration ?? configured.configuration
    without.formUnion(configured.without.map { $0.lowercased() })
    home = absolutePath(".")
  }

  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) throws(Mistake) {
    let name = Self.name(word)
    guard Self.values.contains(name) else {
      throw Mistake(
        message: "there is no option '\(name)' before the command",
        hint: didYouMean(name, among: Self.values + Self.flags)
          ?? "options of the command come after it; these come before: "
          + (Self.values + Self.flags).joined(separator: ", "))
    }
    let value: String
    if word == name {
      guard let next = rest.popFirst() else {
        throw Mistake(message: "'\(name)' has no value", hint: "name one after it")
      }
      value = next
    } else {
      value = String(word.dropFirst(name.count + 1))
    }
    switch name {
    case "--xcodeproj": project = value
    case "--target": target = value
    case "--configuration": configuration = value
    case "--without-package": without.insert(value.lowercased())
    case "--dsrender": dsrender = value
    default: buildFolder = value
    }
  }

  /// The name of an option that may have its value behind a sign.
  private static func name(_ word: String) -> String { String(word.prefix { $0 != "=" }) }
}
