import DSCascade
import DSComponentFiles
import DSDiagnostics
import DSFiles
import DSImage
import DSNode
import DSResolve
import DSShots
import DSSymbol
import DSSyntax
import DSText
import DSTokenFiles

/// Reads everything that one design system of a configuration names; nil if its theme cannot be made.
///
/// Everything is read even where the theme is broken, so that all of an author's mistakes are reported at once.
/// - Parameter files: component files to read instead of the system's own folders; nil reads those.
func loadSystem(
  _ system: SystemConfiguration, folder: String, views: [ViewScenario], files: [String]? = nil,
  _ loader: inout InputLoader
) -> DesignSystem? {
  let theme = loader.remembering("theme \(system.name)") { loadTheme(system, folder: folder, &$0) }
  if var known = loader.known(system.name), let theme, theme.modes == known.theme.modes {
    known.root.theme = theme
    return known
  }
  let fonts = loader.remembering("fonts \(system.name)") { loadFonts(system, folder: folder, &$0) }
  let symbols = loader.remembering("symbols \(system.name)") { loadSymbols(system, folder: folder, &$0) }
  let images = loader.remembering("images \(system.name)") { loadImages(system, folder: folder, &$0) }
  let modes = theme.map { axes(of: $0, in: system, folder: folder, &loader) }
  let names = names(of: system, theme, modes)
  var (components, scenarios) = loadComponents(system, names, folder: folder, files: files, &loader)
  let views = previews(views, of: system, besides: Set(components.map(\.name)), &loader)
  guard let theme, let modes else { return nil }

  let matrix = Matrix(
    modes: modes, settings: system.axes, exclusions: system.exclusions, inclusions: system.inclusions, &loader.bag)
  scenarios += views.map { $0.scenario(in: system) }
  let shots = expand(&scenarios, matrix, of: system, &loader)
  var loaded = DesignSystem(
    name: system.name, matrix: matrix, shots: shots,
    root: context(of: system, theme, symbols: symbols.assets, images: images.assets, fonts: fonts.library, &loader.bag),
    fonts: fonts.library, background: system.defaults.background, padding: system.defaults.padding ?? .literal(16),
    fingerprint: Fingerprint(fonts: fonts.library).text)
  let code = system.modules.isEmpty ? [] : loader.leftOut.files
  loaded.deferredFiles = symbols.deferred
  loaded.faultyFiles = (symbols.faulty + images.faulty + fonts.faulty + code).notAccepted(
    by: system, folder: folder, reports: !loader.leavesModulesOut, &loader.bag)
  loaded.acceptedCode = system.accepted.filter { $0.finding == Diagnostic.notCompiled }
  loaded.checks = system.checks
  loaded.lint = system.lint
  loaded.components = components
  loaded.reader = ShotReader(system: system, names: names, matrix: matrix, folder: folder)
  loaded.localeMode = localeMode(of: system, theme, &loader.bag)
  return loaded.lowering(views, &loader.bag)
}

/// The axes of a theme's modes, with the places of their contexts.
private func axes(
  of theme: Theme, in system: SystemConfiguration, folder: String, _ loader: inout InputLoader
) -> [MatrixAxis] {
  theme.modes.map { mode in
    MatrixAxis(
      mode.name, values: mode.contexts, default: mode.defaultContext ?? mode.contexts.first,
      places: contextPlaces(of: mode.name, in: system, folder: folder, &loader))
  }
}

/// The names that component files may use.
private func names(of system: SystemConfiguration, _ theme: Theme?, _ modes: [MatrixAxis]?) -> SystemNames {
  // A style that cannot be made was reported with the theme.
  let styles = (theme?.coveringSelections ?? []).compactMap { try? theme?.style(in: $0) }
  return SystemNames(
    system.name, modes: modes, environment: system.environment,
    deprecation: { path in styles.lazy.compactMap { $0.deprecation(of: path) }.first })
}

/// Reads component files and their scenarios, with what an earlier reading remembers of them.
private func loadComponents(
  _ system: SystemConfiguration, _ names: SystemNames, folder: String, files: [String]?, _ loader: inout InputLoader
) -> (components: [Component], scenarios: [Scenario]) {
  let trees =
    files.map { $0.compactMap { loader.tree($0, at: system.location) } }
    ?? (loader.leavesComponentsOut ? [] : loadComponentFiles(system, folder: folder, &loader))
  var memory = loader.componentMemory(of: system.name)
  let components = readComponents(trees, system: names, memory: &memory, diagnostics: &loader.bag)
  let scenarios = scenarios(of: components, system: names, memory: &memory, diagnostics: &loader.bag)
  loader.keep(memory, of: system.name)
  return (components, scenarios)
}

/// The previews of a system's modules; a module without any is reported, because half of the system would be drawn without
/// a word.
private func previews(
  _ views: [ViewScenario], of system: SystemConfiguration, besides components: Set<String>, _ loader: inout InputLoader
) -> [ViewScenario] {
  let own = named(views.filter { system.modules.contains($0.module) }, besides: components)
  for module in system.modules where !loader.leavesModulesOut && !own.contains(where: { $0.module == module }) {
    let message = "the module '\(module)' of '\(system.name)' has no previews in this program"
    if views.isEmpty {
      loader.bag.error(
        "no-previews", message, at: system.location,
        hint: "previews are drawn by a program that is built with them: swift package dsrender")
    } else {
      loader.bag.warning(
        "no-previews", message, at: system.location,
        hint: "check that it is spelled like its target, and that no '#if' excludes its previews; the others are drawn")
    }
  }
  return own
}

extension ViewScenario {
  /// The preview as a scenario of a system: drawn as on a screen, to its edges, unless the system has a padding.
  fileprivate func scenario(in system: SystemConfiguration) -> Scenario {
    var scenario = scenario(of: system.name)
    if system.defaults.padding == nil { scenario.padding = .literal(0) }
    return scenario
  }
}

/// The shots of a matrix, whose scenarios get what the system accepts in them. A system without a shot, and an acceptance that
/// covers none, are reported.
private func expand(
  _ scenarios: inout [Scenario], _ matrix: Matrix, of system: SystemConfiguration, _ loader: inout InputLoader
) -> [Shot] {
  let names = scenarios.map(\.nameInSystem)
  for accepted in system.accepted where !accepted.isOfFiles && !names.contains(where: accepted.covers(scenario:)) {
    loader.bag.warning(
      "unused-acceptance", "'\(accepted.finding)' is accepted in shots that do not exist", at: accepted.location,
      hint: "'in' holds patterns for component/scenario, such as 'settings/*'")
  }
  system.accept(in: &scenarios)
  let shots = expandMatrix(scenarios, matrix, &loader.bag)
  let isWhole = !loader.leavesComponentsOut && (system.modules.isEmpty || !loader.leavesModulesOut)
  if shots.isEmpty, !loader.bag.hasErrors, isWhole {
    loader.bag.error(
      "no-shots", "the design system '\(system.name)' has no scenario to draw", at: system.location,
      hint: "give one of its components 'scenarios: {default: {}}'")
  }
  return shots
}

/// What every view of a system is resolved in.
private func context(
  of system: SystemConfiguration, _ theme: Theme, symbols: [String: Asset<Symbol>], images: [String: Asset<Bitmap>],
  fonts: FontLibrary, _ bag: inout DiagnosticBag
) -> ResolveContext {
  var root = ResolveContext(theme: theme)
  root.schemeMode = system.schemeMode ?? (theme.modes.contains { $0.name == "scheme" } ? "scheme" : nil)
  for value in system.environment { root.environment[value.name] = value.defaultValue }
  root.symbols = symbols
  root.images = images
  root.families = Set(system.fonts.map(\.family))
  root.substitutes = substitutes(of: system, &bag)
  for font in system.fonts + system.resourceFonts {
    let slant = font.isItalic ? \FamilyWeights.italic : \FamilyWeights.upright
    root.weights[font.family, default: FamilyWeights()][keyPath: slant].append(font.weights)
  }
  root.widths = { [fonts] family, weight, italic in fonts.widths(family: family, weight: weight, italic: italic) }
  root.namedFamilies = Set(system.resourceFonts.map(\.family))
  for font in system.resourceFonts {
    guard let family = font.wholeFamily else { continue }
    root.namedFonts[font.family] = NamedFont(family: family, weights: font.weights, isItalic: font.isItalic)
  }
  // Texts of a system that sets no font are drawn with the first that it lists.
  root.font = system.fonts.prefix(1).map { .parts(family: .literal([$0.family]), size: nil, weight: nil) }
  if system.usesBundledFonts { root.standIn = BundledFonts.standIn }
  root.profile = system.profile.map(Profile.init)
  if let font = system.defaults.font { root.font.append(font) }
  if let foreground = system.defaults.foreground { root.foreground = foreground }
  if let tint = system.defaults.tint { root.tint = tint }
  return root
}

/// The families that stand in for others; one that has no font file itself is reported.
private func substitutes(of system: SystemConfiguration, _ bag: inout DiagnosticBag) -> [String: String] {
  let families = (system.fonts + system.resourceFonts).map(\.family)
  for substitute in system.substitutes where !families.contains(substitute.by) {
    bag.error(
      "unknown-font-family",
      "no font of '\(substitute.by)' is listed, so it cannot stand in for '\(substitute.family)'",
      at: substitute.location,
      hint: didYouMean(substitute.by, among: families) ?? "use one of \(Set(families).sorted().joined(separator: ", "))"
    )
  }
  return Dictionary(system.substitutes.map { ($0.family, $0.by) }) { first, _ in first }
}

/// The mode that decides the locale; a mode that is named and not there is reported.
private func localeMode(of system: SystemConfiguration, _ theme: Theme, _ bag: inout DiagnosticBag) -> String? {
  let names = theme.modes.map(\.name)
  guard let setting = system.localeMode else { return names.contains("locale") ? "locale" : nil }
  if names.contains(setting.name) { return setting.name }
  bag.error(
    "unknown-mode", "'locale' is '\(setting.name)', and the design system has no such mode", at: setting.location,
    hint: didYouMean(setting.name, among: names) ?? (names.isEmpty ? nil : "modes: " + names.joined(separator: ", ")))
  return nil
}

/// The scenarios with names of components that are used once: where two modules, or a module and a component file, use
/// the same, the module's name comes before it.
private func named(_ views: [ViewScenario], besides files: Set<String>) -> [ViewScenario] {
  let modules = Dictionary(grouping: views, by: \.component).mapValues { Set($0.map(\.module)) }
  return views.map { view in
    guard files.contains(view.component) || (modules[view.component]?.count ?? 0) > 1 else { return view }
    var view = view
    view.component = view.module.lowercased().map { $0 == "_" ? "-" : String($0) }.joined() + "-" + view.component
    return view
  }
}

/// The fonts of a system, and those of their files that cannot be used.
private struct LoadedFonts: Sendable {
  let library: FontLibrary
  let faulty: [FaultyFile]
}

/// What is in the files of some folders by their names, and those of them that cannot be used.
struct LoadedAssets<Content: Hashable & Sendable>: Sendable {
  var assets: [String: Asset<Content>] = [:]
  /// The files that are known to be unusable.
  var faulty: [FaultyFile] = []
  /// The files that are read when a view shows them.
  var deferred: [DeferredAsset<Content>] = []
}

private func loadFonts(_ system: SystemConfiguration, folder: String, _ loader: inout InputLoader) -> LoadedFonts {
  let files = (system.fonts + system.resourceFonts).map { font in
    FontFile(
      path: loader.fontPath(joinPath(folder, font.file.path), at: font.file.location), sha256: font.sha256,
      family: font.family, weights: font.weights,
      italic: font.isItalic, index: font.index, location: font.file.location)
  }
  let library = FontLibrary(files: files, fallbacks: system.fallbacks)
  // Files that cannot be read end as all others of a project do; the library reports the problems inside a file.
  var unreadable: Set<SourceLocation> = []
  for file in files {
    do throws(FileError) { try checkReadable(file.path, limit: Limits.fontFileBytes) } catch {
      loader.bag.add(error.diagnostic(at: file.location))
      unreadable.insert(file.location)
    }
  }
  let paths = Dictionary(files.map { ($0.location, $0.path) }) { first, _ in first }
  var faulty: [FaultyFile] = []
  for problem in library.verify() where !unreadable.contains(problem.location) {
    if problem.severity == .error, let path = paths[problem.location] {
      faulty.append(FaultyFile(path: path, problems: [problem]))
    } else {
      loader.bag.add(problem)
    }
  }
  return LoadedFonts(library: library, faulty: faulty)
}

/// Where the resolver document writes the contexts of a mode; empty if it does so elsewhere.
private func contextPlaces(
  of mode: String, in system: SystemConfiguration, folder: String, _ loader: inout InputLoader
) -> [String: SourceLocation] {
  guard let resolver = system.resolver,
    let document = loader.tree(joinPath(folder, resolver.path), at: resolver.location, dialect: .tokens),
    case .object(let members)? = document["modifiers"]?[mode]?["contexts"]?.kind
  else { return [:] }
  return Dictionary(members.map { ($0.key, $0.location) }) { first, _ in first }
}

private func loadComponentFiles(
  _ system: SystemConfiguration, folder: String, _ loader: inout InputLoader
) -> [SyntaxNode] {
  system.components.flatMap { setting -> [SyntaxNode] in
    let home = joinPath(folder, setting.path)
    let names = loader.names(in: home, endings: [".yaml", ".yml", ".json"], at: setting.location).filter { name in
      ![".resolver.json", ".tokens.json"].contains { name.hasSuffix($0) }
    }
    let files = names.map { joinPath(home, $0) }
    loader.note(components: files)
    return files.compactMap { loader.tree($0, at: setting.location) }
  }
}

private func loadImages(
  _ system: SystemConfiguration, folder: String, _ loader: inout InputLoader
) -> LoadedAssets<Bitmap> {
  loadByName(
    system.images, endings: [".png", ".jpg", ".jpeg"], limit: Limits.imageFileBytes, folder: folder, &loader
  ) { bytes, _, path, loader in
    do throws(PictureError) {
      let picture = try decodeAsset(bytes, path.lowercased().hasSuffix(".png") ? .png : .jpeg, file: path)
      if let warning = picture.warning { loader.bag.add(warning) }
      return .read(picture.bitmap)
    } catch {
      return .faulty([error.diagnostic])
    }
  }
}

/// Reads every file of some folders; a file is known by its path in the folder without its ending, which may be in capitals,
/// as cameras and Windows write it. One with a fault fails the shots that show it, and no others; one that cannot be read at
/// all is the machine's fault, or that of the checkout, and ends the run.
/// - Parameters:
///   - endings: those of the files.
///   - others: those of files that count where none of the same name has one of the endings.
func loadByName<Content>(
  _ folders: [Configuration.PathSetting], endings: [String], otherwise others: [String] = [], limit: Int,
  folder: String, _ loader: inout InputLoader,
  _ read: (_ bytes: [UInt8], _ name: String, _ path: String, inout InputLoader) -> Asset<Content>
) -> LoadedAssets<Content> {
  var found = LoadedAssets<Content>()
  var origins: [String: String] = [:]
  for (name, path, setting) in listed(folders, endings, otherwise: others, folder: folder, &loader) {
    if let other = origins[name] {
      loader.bag.error(
        "duplicate-name", "'\(path)' and '\(other)' both have the name '\(name)'", at: setting.location)
      continue
    }
    origins[name] = path
    guard let bytes = loader.bytes(path, limit: limit, at: setting.location) else { continue }
    let asset = read(bytes, name, path, &loader)
    found.assets[name] = asset
    switch asset {
    case .read: break
    case .faulty(let problems): found.faulty.append(FaultyFile(path: path, problems: problems))
    case .deferred(let file): found.deferred.append(file)
    }
  }
  return found
}

/// The files of folders with their names, without those of the other endings where one of the same name has a first ending.
private func listed(
  _ folders: [Configuration.PathSetting], _ endings: [String], otherwise others: [String], folder: String,
  _ loader: inout InputLoader
) -> [(name: String, path: String, setting: Configuration.PathSetting)] {
  let all = (endings + others).flatMap { [$0, $0.uppercased()] }
  var names: Set<String> = []
  var files: [(name: String, path: String, setting: Configuration.PathSetting)] = []
  for setting in folders {
    let home = joinPath(folder, setting.path)
    for file in loader.names(in: home, endings: all, at: setting.location) {
      let ending = all.first(where: file.hasSuffix) ?? ""
      let name = String(file.dropLast(ending.count))
      if endings.contains(ending.lowercased()) { names.insert(name) }
      files.append((name, joinPath(home, file), setting))
    }
  }
  return files.filter { file in
    !names.contains(file.name) || endings.contains { file.path.lowercased().hasSuffix($0) }
  }
}
