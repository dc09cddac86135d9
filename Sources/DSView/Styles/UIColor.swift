import DSDiagnostics
import DSNode

/// A colour of the platform; sources reach it as `Color(.systemBackground)`.
public struct UIColor: Hashable, Sendable {
  let paint: Paint

  private init(_ name: String) { paint = .system(name, SourceLocation(file: "UIColor.\(name)")) }

  public static let label = UIColor("label")
  public static let secondaryLabel = UIColor("secondaryLabel")
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  public static let placeholderText = UIColor("placeholderText")
  public static let link = UIColor("link")
  public static let separator = UIColor("separator")
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  public static let systemBackground = UIColor("systemBackground")
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  public static let systemFill = UIColor("systemFill")
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  public static let systemRed = UIColor("red")
  public static let systemGreen = UIColor("green")
  public static let systemBlue = UIColor("blue")
  public static let systemOrange = UIColor("orange")
  public static let systemYellow = UIColor("yellow")
  public static let systemPink = UIColor("pink")
  public static let systemPurple = UIColor("purple")
  public static let systemTeal = UIColor("teal")
  public static let systemIndigo = UIColor("indigo")
  public static let systemMint = UIColor("mint")
  public static let systemCyan = UIColor("cyan")
  public static let systemBrown = UIColor("brown")
  public static let systemGray = UIColor("systemGray")
  public static let systemGray2 = UIColor("systemGray2")
  public static let systemGray3 = UIColor("systemGray3")
  public static let systemGray4 = UIColor("systemGray4")
  public static let systemGray5 = UIColor("systemGray5")
  public static let systemGray6 = UIColor("systemGray6")
  public static let white = UIColor("white")
  public static let black = UIColor("black")
  public static let clear = UIColor("clear")
}
