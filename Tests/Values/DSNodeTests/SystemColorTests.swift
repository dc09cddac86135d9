import DSDiagnostics
import DSGeometry
import DSNode
import Testing

struct SystemColorTests {
  private static let profiles: [ProfileName?] = [nil] + ProfileName.allCases

  @Test func `names are sorted, stand once and can be written by authors`() {
    let names = SystemColors.names
    #expect(names == Array(Set(names)).sorted())
    #expect(names.count > 60)
    for name in names { #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }, "\(name)") }
    // What the environment holds for these colours has a name that no author can write.
    #expect(SystemColors.scheme.contains(".") && SystemColors.look.contains("."))
    #expect(!names.contains(SystemColors.scheme) && !names.contains(SystemColors.look))
  }

  @Test(arguments: profiles, [false, true])
  func `every platform has every colour, light and dark, with and without more contrast`(
    profile: ProfileName?, dark: Bool
  ) {
    for name in SystemColors.names {
      for increased in [false, true] {
        #expect(
          SystemColors.color(name, dark: dark, increasedContrast: increased, profile: profile) != nil, "\(name)")
      }
    }
    #expect(SystemColors.color("bleu", dark: dark, profile: profile) == nil)
    #expect(SystemColors.color("", dark: dark, profile: profile) == nil)
  }

  @Test func `colours are those of the platform's version`() {
    func blue(_ profile: ProfileName?, _ dark: Bool = false, _ increased: Bool = false) -> Color? {
      SystemColors.color("blue", dark: dark, increasedContrast: increased, profile: profile)
    }
    #expect(blue(nil) == Color(hex: 0x007AFF) && blue(nil, true) == Color(hex: 0x0A84FF))
    #expect(blue(.iosClassic) == blue(nil) && blue(.iosClassic, true, true) == Color(hex: 0x409CFF))
    #expect(blue(.ios26) == Color(hex: 0x0088FF) && blue(.ios26, false, true) == Color(hex: 0x1E6EF4))
    #expect(blue(.macos26) == blue(.ios26))
    #expect(SystemColors.color("link", dark: false, profile: .macos26) == Color(hex: 0x0068DA))
    for name in SystemColors.names {
      #expect(
        SystemColors.color(name, dark: true, profile: .macos26Tall)
          == SystemColors.color(name, dark: true, profile: .macos26))
      #expect(
        SystemColors.color(name, dark: true, profile: .ios26Tall)
          == SystemColors.color(name, dark: true, profile: .ios26))
    }
  }

  /// SwiftUI-Flow (github.com/tevelee/SwiftUI-Flow), `ReadmeSnapshotTests/hflow_separators.1.png`, recorded on macOS 26, has a
  /// divider of (230, 230, 230) on white.
  @Test func `a divider on a Mac is a tenth black`() throws {
    let ink = try #require(SystemColors.color("separator", dark: false, profile: .macos26))
    #expect([ink.red, ink.green, ink.blue] == [0, 0, 0])
    #expect((255 * (1 - ink.alpha)).rounded() == 230)
    let phone = try #require(SystemColors.color("separator", dark: false, profile: .ios26))
    #expect(phone == Color(hex: 0x3C3C43, alpha: 0.29))
  }

  @Test func `names of one colour have the same value everywhere`() {
    let pairs = [
      ("accentColor", "blue"), ("systemGray", "gray"), ("secondary", "secondaryLabel"), ("primary", "label"),
      ("tertiary", "tertiaryLabel"), ("quaternary", "quaternaryLabel"),
    ]
    for profile in Self.profiles {
      for (name, same) in pairs where (profile?.platform, name) != (.macos26, "accentColor") {
        for (dark, increased) in [(false, false), (false, true), (true, false), (true, true)] {
          #expect(
            SystemColors.color(name, dark: dark, increasedContrast: increased, profile: profile)
              == SystemColors.color(same, dark: dark, increasedContrast: increased, profile: profile),
            "\(name) \(String(describing: profile)) \(dark) \(increased)")
        }
      }
    }
  }

  @Test func `what is in force is said in one text for each look`() {
    #expect(SystemColors.look(dark: false, increasedContrast: false, profile: nil) == "light")
    #expect(SystemColors.look(dark: true, increasedContrast: false, profile: .iosClassic) == "dark")
    #expect(SystemColors.look(dark: true, increasedContrast: true, profile: .macos26) == "macos26 increased dark")
    #expect(SystemColors.look(dark: true, increasedContrast: false, profile: .macos26Tall) == "macos26 dark")
    #expect(SystemColors.look(dark: false, increasedContrast: false, profile: .ios26Tall) == "ios26 light")
  }

  @Test func `a colour that is asked for by name chooses by the look, and names no look twice`() throws {
    let place = SourceLocation(file: "Card.swift", line: 1)
    #expect(Value<Color>.system("bleu", at: place) == nil)
    for name in SystemColors.names {
      let value = try #require(Value<Color>.system(name, at: place))
      for profile in Self.profiles {
        for (dark, increased) in [(false, false), (false, true), (true, false), (true, true)] {
          let look = SystemColors.look(dark: dark, increasedContrast: increased, profile: profile)
          let wanted = SystemColors.color(name, dark: dark, increasedContrast: increased, profile: profile)
          #expect(value.chosen(look) == wanted, "\(name) \(look)")
        }
      }
    }
  }
}

extension Value where Literal == Color {
  /// The colour that a choice stands for where the environment holds a text; nil where a branch stands twice.
  fileprivate func chosen(_ text: String) -> Color? {
    switch self {
    case .literal(let color): return color
    case .choose(_, let cases, let fallback):
      let found = cases.filter { $0.key == text }
      guard found.count < 2 else { return nil }
      return (found.first?.value ?? fallback)?.chosen(text)
    case .token, .environment, .scaled: return nil
    }
  }
}
