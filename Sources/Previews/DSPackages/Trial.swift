import Foundation

#if canImport(DSSource)
  import DSSource
#endif

/// `swift package dsrender packages try`: builds the package as sources for no platform, for iOS and for macOS, and
/// prints how much of it compiles and how many previews there are with each.
struct Trial {
  private let context: PackageContext
  private let targets: [PreviewTarget]
  private let options: Options

  init(_ context: PackageContext, targets: [PreviewTarget], options: Options) {
    (self.context, self.targets, self.options) = (context, targets, options)
  }

  /// What came of one setting.
  private struct Outcome {
    let platform: PlatformReading.Platform?
    let modules: Int
    let files: Int
    let previews: Int
    /// The first errors, by how many files contain them.
    let causes: [String]

    var name: String { platform?.rawValue ?? "none" }
  }

  /// Tries every setting and prints what came of it.
  func run() throws {
    let modules = modules
    let files = modules.reduce(0) { $0 + sources(of: $1).count }
    print("setting  modules  files without errors  previews in them")
    var outcomes: [Outcome] = []
    for platform in [nil, .ios, .macos] as [PlatformReading.Platform?] {
      let outcome = try attempt(platform, modules)
      outcomes.append(outcome)
      let numbers = ["\(outcome.modules) of \(modules.count)", "\(outcome.files) of \(files)", "\(outcome.previews)"]
      let widths = [9, 22, 0]
      let cells = zip(numbers, widths).map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }
      print(outcome.name.padding(toLength: 9, withPad: " ", startingAt: 0) + cells.joined())
      for cause in outcome.causes { print("           " + cause) }
    }
    // Previews are what is wanted; of equal settings the one that changes nothing.
    let best = outcomes.reduce(outcomes[0]) { ($0.previews, $0.files) < ($1.previews, $1.files) ? $1 : $0 }
    print("\nrecommended: 'platform: \(best.name)' in dsrender.yaml")
  }

  /// The Swift modules of the package that its previews need.
  private var modules: [SourceTarget] {
    let names = Set(targets.map(\.name))
    let roots = context.package.targets.filter { names.contains($0.name) }
    let needed = Set((roots + roots.flatMap(\.recursiveDependencies)).map(\.id))
    return context.package.targets.filter(\.isSwift).filter { needed.contains($0.id) }
  }

  private func sources(of module: SourceTarget) -> [String] {
    module.files.filter { $0.kind == .source && $0.isSwift }.map(\.path)
  }

  private func attempt(_ platform: PlatformReading.Platform?, _ modules: [SourceTarget]) throws -> Outcome {
    let mirror = Mirror(context, targets: targets, platform: platform)
    try mirror.update()
    var output = ""
    switch try Builder(mirror: mirror, options: options).attempt() {
    case .built: break
    case .failed(let said): output = said
    case .ended(let signal, _): throw Failure(message: "the build was ended by signal \(signal)", status: 70)
    }
    let errors = CompilerErrors(output).first
    let broken = Set(modules.filter { sources(of: $0).contains { errors[$0] != nil } }.map(\.id))
    // A module is not compiled where one that it needs has errors.
    let tried = modules.filter { module in !module.recursiveDependencies.contains { broken.contains($0.id) } }
    let compiled = tried.flatMap(sources).filter { errors[$0] == nil }
    let counter = PreviewCounter(platform: platform, modules: mirror.overlays)
    let causes = Dictionary(grouping: errors.values, by: { $0 }).map { ($0.value.count, $0.key) }
    return Outcome(
      platform: platform, modules: tried.count { !broken.contains($0.id) }, files: compiled.count,
      previews: compiled.reduce(0) { $0 + counter.count(in: $1) },
      causes: causes.sorted { ($1.0, $0.1) < ($0.0, $1.1) }.prefix(5).map { "\($0.0) × \($0.1)" })
  }
}

/// Counts the previews of sources, without those that conditions leave out.
struct PreviewCounter {
  private let reading: PlatformReading?

  /// - Parameter modules: the modules of Apple's that dsrender has.
  init(platform: PlatformReading.Platform?, modules: Set<String>) {
    reading = platform.map { PlatformReading(platform: $0, modules: modules) }
  }

  /// How many previews a file has.
  func count(in path: String) -> Int {
    // The compiler has reported a source that cannot be read.
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      text.contains("#Preview") || text.contains("PreviewProvider")
    else { return 0 }
    let tokens = Scanner.tokens(reading?.read(text) ?? text)
    // For each open condition whether its present part counts, and whether one before it did.
    var open: [(counts: Bool, hasCounted: Bool)] = []
    var count = 0
    for place in tokens.indices.dropFirst() {
      let (mark, word) = (tokens[place - 1].text, tokens[place].text)
      switch (mark, word) {
      case ("#", "if"):
        let holds = holds(tokens, from: place + 1)
        open.append((holds, holds))
      case ("#", "elseif"):
        guard let last = open.popLast() else { continue }
        let holds = !last.hasCounted && holds(tokens, from: place + 1)
        open.append((holds, last.hasCounted || holds))
      case ("#", "else"):
        guard let last = open.popLast() else { continue }
        open.append((!last.hasCounted, true))
      case ("#", "endif"): _ = open.popLast()
      case ("#", "Preview"), (":", "PreviewProvider"), (",", "PreviewProvider"):
        if open.allSatisfy(\.counts) { count += 1 }
      default: break
      }
    }
    return count
  }

  /// Whether a condition holds, as for the compiler in a debug build on Linux.
  private func holds(_ tokens: [Token], from start: Int) -> Bool {
    var place = start
    return either(tokens, &place)
  }

  private func either(_ tokens: [Token], _ place: inout Int) -> Bool {
    var value = both(tokens, &place)
    while text(tokens, place) == "|", text(tokens, place + 1) == "|" {
      place += 2
      let other = both(tokens, &place)
      value = value || other
    }
    return value
  }

  private func both(_ tokens: [Token], _ place: inout Int) -> Bool {
    var value = one(tokens, &place)
    while text(tokens, place) == "&", text(tokens, place + 1) == "&" {
      place += 2
      let other = one(tokens, &place)
      value = value && other
    }
    return value
  }

  private func one(_ tokens: [Token], _ place: inout Int) -> Bool {
    let word = text(tokens, place)
    place += 1
    switch word {
    case "!": return !one(tokens, &place)
    case "(":
      let value = either(tokens, &place)
      place += 1
      return value
    case "true", "DEBUG": return true
    case "os", "canImport", "targetEnvironment", "swift", "compiler", "arch":
      let name = text(tokens, place + 1)
      while place < tokens.count, text(tokens, place) != ")" { place += 1 }
      place += 1
      // With a platform these questions are answered already.
      let isThere = ["SwiftUI", "Foundation", "Glibc"].contains(name)
      return word == "os" && name == "Linux" || ["swift", "compiler"].contains(word) || word == "canImport" && isThere
    default: return false
    }
  }

  private func text(_ tokens: [Token], _ place: Int) -> String { place < tokens.count ? tokens[place].text : "" }
}
