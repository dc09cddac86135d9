package import DSBaselines
package import DSCascade
package import DSComponentFiles
package import DSDiagnostics
import DSGeometry
package import DSNode
import DSReport
package import DSResolve
package import DSShots
package import DSSymbol
package import DSText
package import DSTokenLint

/// A design system with everything read: what its shots are, and what decides how they look.
///
/// What can no longer occur in it: files, paths, names of tokens files, parameters of components. Safe to share between
/// workers.
package struct DesignSystem: Sendable {
  /// Its name, the first part of every shot's id.
  package var name: String
  /// Its axes.
  package var matrix: Matrix
  /// Every shot of the whole matrix, in order.
  package var shots: [Shot]
  /// What holds at the root of every shot, before the variant and the scenario change it.
  package var root: ResolveContext
  /// The fonts.
  package var fonts: FontLibrary
  /// The default background of a shot; nil for nothing.
  package var background: Paint?
  /// The default padding around a component, in points.
  package var padding: Value<Double>
  /// Names the renderer and the fonts, twelve hexadecimal digits.
  package var fingerprint: String
  /// What its pictures are held to in every run; nil leaves that to `dsrender check`.
  package var checks: CheckSettings?

  /// What 'tokens lint' looks for.
  package var lint = LintSettings()

  /// Its components, as their files describe them.
  package var components: [Component] = []
  /// Reads shots of its components again; nil for a system that was not loaded from a configuration.
  package var reader: ShotReader?
  /// Where its pictures come from, if other programs made them; nil for a system that is drawn.
  package var pictures: PictureSource?
  /// How the names of these pictures split according to `PicturePattern.guess`; nil if a pattern was given, or none fits.
  package var guessedPattern: String?
  /// Its pictures and fonts, and symbols if they were read, that cannot be used, and that no acceptance names.
  package var faultyFiles: [FaultyFile] = []
  /// Its symbols that are read when a view shows them.
  package var deferredFiles: [DeferredAsset<Symbol>] = []
  /// The acceptances of code that does not compile.
  package var acceptedCode: [AcceptedFinding] = []
  /// The mode whose contexts are language tags; one that is written from right to left turns the layout.
  package var localeMode: String?

  /// A design system.
  package init(
    name: String, matrix: Matrix, shots: [Shot], root: ResolveContext, fonts: FontLibrary, background: Paint?,
    padding: Value<Double>, fingerprint: String
  ) {
    self.name = name
    self.matrix = matrix
    self.shots = shots
    self.root = root
    self.fonts = fonts
    self.background = background
    self.padding = padding
    self.fingerprint = fingerprint
  }

  /// Where its tokens come from.
  package var theme: Theme { root.theme }

  /// The context of one shot: its modes, state, direction, size of text and environment.
  package func context(of shot: Shot) -> ResolveContext {
    var context = root
    context.modes = shot.modes
    context.direction = shot.variant.layoutDirection
    if let localeMode {
      let locale = (try? theme.completed(context.modes))?[localeMode] ?? ""
      if LayoutDirection(languageTag: locale) == .rightToLeft { context.direction = .rightToLeft }
    }
    context.scale = shot.variant.scale
    context.typeSize = TypeSize(rawValue: shot.variant.typeSize) ?? .large
    context.environment["state"] = .string((shot.scenario.state ?? shot.variant.state).rawValue)
    for setting in shot.scenario.environment { context.environment[setting.name] = setting.value }
    return context
  }
}

/// A project: the design systems of a configuration file and the folder of their baselines.
package struct Project: Sendable {
  /// The configuration file as the user gave it.
  package var configuration: String
  /// The options that make a command work on the project; empty for the default configuration.
  package var options: [String]
  /// The folder of the baselines of what is drawn.
  package var baselines: String
  /// The design systems in the order of the file.
  package var systems: [DesignSystem]
  /// Warnings of the files that were read.
  package var warnings: [Diagnostic]
  /// The files and folders that the configuration names, and itself.
  package var inputs: [String] = []
  /// What it was read from.
  package var read = ReadFiles()
  /// What is read if there is no configuration file; nil if that is an error.
  package var substitute: String?
  /// The fonts of systems that list none; nil if all do.
  package var bundledFonts: BundledFonts?
  /// Whether all shots are known; not those of previews whose code crashed before their names could be read.
  package var isWhole = true

  /// The folder of the baselines where no configuration names one.
  package static let defaultBaselines = "Baselines"

  /// A project.
  package init(configuration: String, baselines: String, systems: [DesignSystem], warnings: [Diagnostic]) {
    self.configuration = configuration
    options = Commands.project(configuration: configuration)
    self.baselines = baselines
    self.systems = systems
    self.warnings = warnings
  }

  /// The systems whose pictures are drawn.
  package var drawnSystems: [DesignSystem] { systems.filter { $0.pictures == nil } }

  /// The files of all systems that cannot be used; symbols that no view has shown are read for this.
  package var faultyFiles: [FaultyFile] { faultyFiles(known: DecodedFiles()) }

  /// The files of all systems that cannot be used, each once: systems share the sources of views. Symbols that no view has
  /// shown are read for this, unless this machine has read the same bytes before.
  package func faultyFiles(known: DecodedFiles) -> [FaultyFile] {
    var seen: Set<FaultyFile> = []
    let files = systems.flatMap { system in
      system.faultyFiles
        + system.deferredFiles.compactMap { file in
          if file.isRead { return FaultyFile(file) }
          let readable = ReadableSymbol(of: [file.bytes] + file.others.map(\.bytes))
          if known.has(readable) { return nil }
          let faulty = FaultyFile(file)
          if faulty == nil { known.learn(readable) }
          return faulty
        }
    }
    return files.filter { seen.insert($0).inserted }
  }

  /// Every shot of every system, with the system it belongs to.
  package var shots: ProjectShots { ProjectShots(systems) }
}

/// The shots of several design systems, one after the other, each with the system it belongs to.
///
/// They stay where they are: with a system beside each of them, a hundred thousand would take tens of megabytes.
package struct ProjectShots: RandomAccessCollection, Sendable {
  private let systems: [DesignSystem]
  /// The number of each system's first shot; at last that of all shots.
  private let starts: [Int]

  init(_ systems: [DesignSystem]) {
    self.systems = systems
    starts = systems.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.shots.count) }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { starts[starts.count - 1] }

  package subscript(position: Int) -> ProjectShot {
    // Of systems that begin at the same number all but the last have no shots.
    let system = starts.partitionPoint { $0 > position } - 1
    return ProjectShot(shot: systems[system].shots[position - starts[system]], systems: systems, number: system)
  }
}

/// A shot of a project. Its system is copied where it is asked for alone: that takes longer than copying the shot.
package struct ProjectShot: Sendable {
  /// The shot.
  package let shot: Shot
  fileprivate let systems: [DesignSystem]
  fileprivate let number: Int

  /// The system that it belongs to.
  package var system: DesignSystem { _read { yield systems[number] } }
}
