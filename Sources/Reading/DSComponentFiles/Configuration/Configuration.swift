package import DSCascade
package import DSDiagnostics
package import DSNode
package import DSShots
package import DSTokenLint

/// The content of `dsrender.yaml`; paths are as they are written, relative to the file's folder.
package struct Configuration: Hashable, Sendable {
  /// A path and where it is written.
  package struct PathSetting: Hashable, Sendable {
    /// The path, relative to the configuration's folder.
    package var path: String
    /// Where it is written.
    package var location: SourceLocation

    /// A path at a place in a file.
    package init(path: String, location: SourceLocation) { (self.path, self.location) = (path, location) }
  }

  /// The folder of the approved pictures; it lies inside the configuration's folder.
  package var baselines: PathSetting
  /// The design systems in the order of the file.
  package var systems: [SystemConfiguration]
  /// The systems whose pictures other programs make, in the order of the file.
  package var pictures: [PictureConfiguration] = []
}

/// One design system of the configuration.
package struct SystemConfiguration: Hashable, Sendable {
  /// A font file, which is drawn with only if its content is the one that was named.
  package struct Font: Hashable, Sendable {
    /// The file.
    package var file: Configuration.PathSetting
    /// The SHA-256 of the file's bytes in lowercase hexadecimal.
    package var sha256: String
    /// The family that styles name.
    package var family: String
    /// The weights that the file has.
    package var weights: ClosedRange<Double>
    /// Whether its letters are slanted.
    package var isItalic: Bool
    /// Which font of a collection.
    package var index: Int
    /// The family with the other weights and slants, if `family` is the name of a single font, and that name itself if there
    /// is none; nil for a family's name.
    package var wholeFamily: String?

    /// A font file, as a configuration names it.
    package init(
      file: Configuration.PathSetting, sha256: String, family: String, weights: ClosedRange<Double>, isItalic: Bool,
      index: Int = 0
    ) {
      (self.file, self.sha256, self.family, self.weights) = (file, sha256, family, weights)
      (self.isItalic, self.index) = (isItalic, index)
    }
  }

  /// The defaults of scenarios.
  package struct Defaults: Hashable, Sendable {
    /// The font; nil for the program's.
    package var font: Modifier.FontNode?
    /// The foreground style; nil for the platform's label colour.
    package var foreground: Paint?
    /// The tint; nil for the platform's accent colour.
    package var tint: Paint?
    /// The paint behind every picture; nil for none, which systems with modules have only if it is `clear`.
    package var background: Paint?
    /// Padding around every component, in points; nil for 16 around components of files and none around previews.
    package var padding: Value<Double>?
  }

  /// A mode that views read directly, such as a theme that is written in Swift.
  package struct Mode: Hashable, Sendable {
    /// The mode's name.
    package var name: String
    /// Its values, the default first.
    package var values: [String]
    /// Where it is written.
    package var location: SourceLocation
  }

  /// An id for a mode or context, by the name that token files give it.
  package struct TokenName: Hashable, Sendable {
    /// The name in the files.
    package var name: String
    /// The id.
    package var id: String
    /// Where it is written.
    package var location: SourceLocation
  }

  /// A family that is drawn in place of one that the system has no file of.
  package struct Substitute: Hashable, Sendable {
    /// The family that styles ask for.
    package var family: String
    /// The family that is drawn.
    package var by: String
    /// Where it is written.
    package var location: SourceLocation
  }

  /// A mode that is named for a purpose.
  package struct ModeSetting: Hashable, Sendable {
    /// The mode's name.
    package var name: String
    /// Where it is written.
    package var location: SourceLocation
  }

  /// A tier of tokens: those whose names begin with one of the prefixes.
  package struct Tier: Hashable, Sendable {
    /// The tier's name.
    package var name: String
    /// First parts of token names.
    package var prefixes: [String]
    /// Whether its tokens may refer past the tier below.
    package var skips: Bool
    /// Where it is written.
    package var location: SourceLocation
  }

  /// The name, the first part of shot ids.
  package var name: String
  /// The resolver document; nil if token files are listed.
  package var resolver: Configuration.PathSetting?
  /// Token files and folders, the later winning; empty if there is a resolver. A path may name modes in braces.
  package var tokens: [Configuration.PathSetting]
  /// How tokens are understood where their texts leave a choice.
  package var reading = TokenReading()
  /// Ids for names of modes and contexts in token files.
  package var names: [TokenName] = []
  /// Modes that views read, or that pick token files, with their values, in the order of the file; empty if a resolver
  /// declares them.
  package var modes: [Mode]
  /// Folders of component files.
  package var components: [Configuration.PathSetting]
  /// Swift modules whose previews are its components too.
  package var modules: [String]
  /// Folders of symbols, SVG or PDF.
  package var symbols: [Configuration.PathSetting]
  /// Folders of PNG and JPEG pictures.
  package var images: [Configuration.PathSetting]
  /// The fonts.
  package var fonts: [Font]
  /// Whether the fonts are those that dsrender brings along, because the system lists none.
  package var usesBundledFonts = false
  /// Fonts that no configuration lists, which texts find by their names alone: those among a package's resources.
  package var resourceFonts: [Font] = []
  /// Families for characters that a text's own family lacks, in order.
  package var fallbacks: [String]
  /// Families that are drawn in place of others, which the system has no files of.
  package var substitutes: [Substitute] = []
  /// The profile: the platform whose line heights and defaults hold; nil for the fonts' own.
  package var profile: ProfileName?
  /// The defaults of scenarios.
  package var defaults: Defaults
  /// The mode that decides the environment's `colorScheme`; nil for one named `scheme`, if there is one.
  package var schemeMode: String?
  /// The mode whose values are language tags; nil for a mode named `locale`, where there is one.
  package var localeMode: ModeSetting?
  /// The tiers from the lowest to the highest; empty for none.
  package var tiers: [Tier]
  /// Custom environment values.
  package var environment: [EnvironmentDefinition]
  /// Values of axes.
  package var axes: [AxisSetting]
  /// Variants to leave out.
  package var exclusions: [VariantPattern]
  /// Variants to add.
  package var inclusions: [VariantPattern]
  /// Findings that pictures may have.
  package var accepted: [AcceptedFinding] = []
  /// What pictures are held to in every run; nil leaves that to `dsrender check`.
  package var checks: CheckSettings?
  /// What `tokens lint` looks for.
  package var lint = LintSettings()
  /// Where the system's name is written.
  package var location: SourceLocation
}

extension SystemConfiguration {
  /// A system without content: for single component files.
  package static let empty = SystemConfiguration(
    name: "trees", resolver: nil, tokens: [], modes: [], components: [], modules: [], symbols: [], images: [],
    fonts: [],
    fallbacks: [], defaults: Defaults(padding: .literal(0)), tiers: [], environment: [], axes: [], exclusions: [],
    inclusions: [], location: SourceLocation(file: ""))
}
