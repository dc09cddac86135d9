/// How a token's text is to be understood where the text itself leaves a choice.
public struct TokenReading: Hashable, Sendable {
  /// What a size without a unit is counted in.
  public enum BareSize: String, Hashable, Sendable, CaseIterable {
    /// `1.5` is 1.5 points, as in Tokens Studio and Figma.
    case px
    /// `1.5` is 24 points, as in the transform group `size/rem` of Style Dictionary.
    case rem
  }

  /// What a height of line without a unit is.
  public enum BareLineHeight: String, Hashable, Sendable, CaseIterable {
    /// A multiple of the font's size, always.
    case factor
    /// Points, always.
    case px
  }

  /// What a size without a unit is counted in.
  public var bareSize: BareSize
  /// What a height of line without a unit is; nil for a multiple of up to `Self.largestFactor`, and points above.
  public var lineHeight: BareLineHeight?
  /// Where the choices are made.
  package enum Choice: Hashable, Sendable {
    /// In the configuration.
    case configuration
    /// In the options of a command.
    case options

    /// How to change a setting, as an imperative.
    func wayToSet(_ key: String, _ option: String) -> String {
      switch self {
      case .configuration: "set \(key) in dsrender.yaml"
      case .options: "give \(option)"
      }
    }
  }

  /// Where the choices are made.
  package var choice = Choice.configuration
  /// The token's type as it is written, where DTCG has no such type; nil where it has.
  package var writtenType: String?

  /// Whether the token is written in the format of Style Dictionary, without `$`; told only where its reading depends on it.
  package var isUnprefixed = false

  /// Whether the token's type is no declaration of DTCG, but a remark for tools.
  var isForeign: Bool { isUnprefixed || writtenType != nil }

  /// A reading; sizes are pixels and large heights of lines points by default.
  public init(bareSize: BareSize = .px, lineHeight: BareLineHeight? = nil) {
    self.bareSize = bareSize
    self.lineHeight = lineHeight
  }

  /// No line is higher than so many times its letters.
  static let largestFactor = 4.0

  /// The points of a size without a unit.
  func points(bare number: Double) -> Double { bareSize == .rem ? number * 16 : number }

  /// Whether a height of line without a unit is a multiple of the font's size.
  func isFactor(_ number: Double) -> Bool {
    switch lineHeight {
    case .factor: true
    case .px: false
    case nil: abs(number) <= Self.largestFactor
    }
  }

  /// The same for a number that is another token's, which may have been a share such as 120 %.
  func isFactor(referred number: Double) -> Bool { lineHeight == .factor || abs(number) <= Self.largestFactor }
}

/// What a length or number is for, where its reading depends on it.
enum TokenRole {
  case plain, lineHeight, letterSpacing, opacity

  /// The role that a type of design tools gives; nil for other types.
  init?(writtenType: String?) {
    switch writtenType.map(Self.plain) {
    case "lineheights", "lineheight": self = .lineHeight
    case "letterspacing", "letterspacings": self = .letterSpacing
    case "opacity", "opacities": self = .opacity
    default: return nil
    }
  }

  /// The role that a name gives.
  init(path: String) {
    // Searching texts by their letters took half the time of reading ten thousand tokens.
    let name = Array(Self.plain(path).utf8)
    func holds(_ words: [[UInt8]]) -> Bool { words.contains { name.holds($0) } }
    if holds(Self.letterSpacingWords) {
      self = .letterSpacing
    } else if holds(Self.lineHeightWords) {
      self = .lineHeight
    } else if holds(Self.opacityWords) {
      self = .opacity
    } else {
      self = .plain
    }
  }

  private static let letterSpacingWords = ["letterspac", "tracking"].map { Array($0.utf8) }
  private static let lineHeightWords = ["lineheight", "leading"].map { Array($0.utf8) }
  private static let opacityWords = ["opacity", "alpha"].map { Array($0.utf8) }

  /// Small letters without what divides words.
  static func plain(_ name: String) -> String {
    String(decoding: name.lowercased().utf8.filter { !"-_ .".utf8.contains($0) }, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Whether a word is in the text.
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    return (0...(count - word.count)).contains { start in
      self[start] == first && self[start..<(start + word.count)].elementsEqual(word)
    }
  }
}
