public import Foundation

// As Foundation counts them on Linux, where it marks its names of these kinds as deprecated, because it never finds them.
private let linkKind = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
private let numberKind = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

/// Finds addresses and telephone numbers in a text.
/// - Partial: finds links, addresses of mail and telephone numbers; a host without a scheme is found by a few common endings.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds that are found.
  public let checkingTypes: NSTextCheckingResult.CheckingType

  /// A detector of kinds.
  public init(types checkingTypes: UInt64) throws {
    self.checkingTypes = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
  }

  /// What is found in a part of a text, in its order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    // A match of an earlier pattern takes its place from later ones: the digits of a link are not a telephone number.
    for (kind, pattern) in Self.patterns where checkingTypes.contains(kind) {
      guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else { continue }
      let places = expression.matches(in: string, options: options, range: range).map(\.range)
      for place in places where !found.contains(where: { NSIntersectionRange($0.range, place).length > 0 }) {
        let text = (string as NSString).substring(with: place)
        if let match = FoundData(kind, text, at: place) { found.append(match) }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The first that is found.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// How many are found.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Calls a block with each that is found, until the block sets its last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isEnd = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !isEnd.boolValue {
      block(match, [], &isEnd)
    }
  }

  /// A link ends before the mark that ends its sentence.
  private static let patterns: [(kind: NSTextCheckingResult.CheckingType, pattern: String)] = [
    (linkKind, #"\b[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?')\]}]"#),
    (linkKind, #"\b[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#),
    (
      linkKind,
      #"\b(?:www\.(?:[a-z0-9-]+\.)+[a-z]{2,}|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|app|dev|co|me|info|uk|de|fr|ch|eu))\b"#
        + #"(?::[0-9]+)?(?:/(?:[^\s<>"]*[^\s<>".,;:!?')\]}])?)?"#
    ),
    (
      numberKind,
      #"(?<![\w.-])(?!\d{4}-\d\d-\d\d)(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d{2,4}(?:[ .-]?\d{2,4}){2,4}(?![\w])"#
    ),
  ]
}

/// An address or a number in a text.
private final class FoundData: NSTextCheckingResult {
  let address: URL?
  let number: String?
  private let kind: CheckingType
  private let place: NSRange

  init?(_ kind: CheckingType, _ text: String, at place: NSRange) {
    (self.kind, self.place) = (kind, place)
    number = kind == numberKind ? text : nil
    let isWhole = text.contains("://")
    let scheme = isWhole ? "" : text.contains("@") && !text.contains("/") ? "mailto:" : "http://"
    address = kind == linkKind ? URL(string: scheme + text) : nil
    super.init()
    guard number != nil || address != nil else { return nil }
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { kind }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// The address of a link.
  public var url: URL? { (self as? FoundData)?.address }
  /// A telephone number.
  public var phoneNumber: String? { (self as? FoundData)?.number }
}
