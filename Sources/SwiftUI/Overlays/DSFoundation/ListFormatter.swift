public import Foundation

/// Joins texts as a language does: "one, two, and three". Foundation on Linux has the format style alone.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; the user's where it is nil.
  open var locale: Locale!
  /// What makes texts of items; nil takes their descriptions.
  open var itemFormatter: Formatter?

  /// A formatter of the user's language.
  public override init() { super.init() }

  /// Formatters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Texts, joined in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  /// Items, joined.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// The items of an array, joined; nil for anything else.
  open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
}
