import DSDiagnostics

/// A target of a project, as the project describes it.
struct XcodeTarget: Sendable {
  /// What a target is built into.
  enum Kind: Hashable, Sendable {
    case app
    case framework
    /// Extensions, apps of watches, tests and tools: their previews are drawn only if they are named.
    case other(String)
  }

  let project: ProjectFile
  let object: ProjectObject
  let kind: Kind

  /// The name of the target.
  var name: String { object.text("name") ?? object.id }

  init(_ object: ProjectObject, in project: ProjectFile) {
    (self.object, self.project) = (object, project)
    let type = object.text("productType") ?? ""
    switch type.hasPrefix("com.apple.product-type.") ? String(type.dropFirst("com.apple.product-type.".count)) : type {
    case "application", "application.on-demand-install-capable": kind = .app
    case "framework", "framework.static", "library.static", "library.dynamic": kind = .framework
    case let other where other.contains("test"): kind = .other("tests")
    case let other where other.contains("extension"): kind = .other("an extension")
    case let other where other.contains("watch"): kind = .other("an app of a watch")
    case let other: kind = .other(other.isEmpty ? "no product" : other)
    }
  }

  /// The targets of a project, in its order.
  static func all(of project: ProjectFile) -> [XcodeTarget] {
    project.objects("targets", of: project.root).found.filter { $0.kind == "PBXNativeTarget" }
      .map { XcodeTarget($0, in: project) }
  }

  /// The platform that the target is built for in its standard configuration.
  var platform: CompilerSettings.Platform {
    // What is wrong in the settings is reported when the chosen target is read.
    var ignored = DiagnosticBag()
    let settings = project.settings(of: object, configuration: nil, paths: ProjectPaths(of: project), &ignored)
    return CompilerSettings(settings, target: name).platform
  }

  /// The name of what is built, such as `Kit.framework`; nil if the project does not say.
  var product: String? {
    project.object(object.text("productReference")).map { $0.text("path") ?? $0.title }
  }
}

/// Chooses the target whose previews are drawn: the one that is named, or else the only app, or the only app for phones.
/// - Parameters:
///   - name: the name that the user gave; nil if there is none.
///   - place: the project, for messages.
func chooseTarget(
  _ name: String?, among targets: [XcodeTarget], at place: SourceLocation
) throws(DiagnosticsError) -> XcodeTarget {
  let list = targets.filter { $0.kind != .other("tests") }.map { "'\($0.name)'" }.joined(separator: ", ")
  if let name {
    if let found = targets.first(where: { $0.name == name }) { return found }
    let near = didYouMean(name, among: targets.map(\.name)).map { $0 + " " } ?? ""
    throw DiagnosticsError([
      Diagnostic(
        "unknown-target", "the project has no target '\(name)'", at: place,
        hint: near + (list.isEmpty ? "it has no targets" : "it has \(list)"))
    ])
  }
  let apps = targets.filter { $0.kind == .app }
  let all = apps.isEmpty ? targets.filter { $0.kind == .framework } : apps
  let forPhones = all.count > 1 ? all.filter { $0.platform == .ios } : all
  let candidates = forPhones.isEmpty ? all : forPhones
  if candidates.count == 1 { return candidates[0] }
  throw DiagnosticsError([
    Diagnostic(
      "unclear-target",
      candidates.isEmpty
        ? "the project has no target of an app or a framework"
        : "the project has \(candidates.count) targets of \(apps.isEmpty ? "frameworks" : "apps")\(forPhones.isEmpty ? "" : " for phones")",
      at: place,
      hint: list.isEmpty
        ? "name a different project"
        : "name one with '--target': "
          + (candidates.isEmpty ? list : candidates.map { "'\($0.name)'" }.joined(separator: ", ")))
  ])
}
