// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// What Foundation's classes have on Apple's platforms, and on Linux not, not publicly, or of another type.

/// No error, as the system's functions say it.
public let noErr: Int32 = 0

/// The parts of a second, as Dispatch counts them.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000

/// An object whose content may be thrown away while nothing uses it; a cache here keeps it.
public protocol NSDiscardableContent: AnyObject {
  /// Marks the content as in use; false if it was thrown away.
  func beginContentAccess() -> Bool
  /// Marks the content as out of use.
  func endContentAccess()
  /// Throws the content away if nothing uses it.
  func discardContentIfPossible()
  /// Whether the content was thrown away.
  func isContentDiscarded() -> Bool
}

extension NSLocale {
  /// The currency's code, such as `EUR`.
  public var currencyCode: String? { object(forKey: .currencyCode) as? String }
  /// The region's code, such as `CH`.
  public var countryCode: String? { object(forKey: .countryCode) as? String }
  /// The language's code, such as `de`.
  public var languageCode: String { object(forKey: .languageCode) as? String ?? "" }
}

extension Bundle {
  /// The files of an extension; nil if there are none.
  @_disfavoredOverload
  public func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
    let found: [NSURL]? = urls(forResourcesWithExtension: ext, subdirectory: subpath)
    return found?.map { $0 as URL }
  }
}

extension UserDefaults {
  /// Keeps a value.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// A value that was kept.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension CGFloat {
  /// A number.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  /// A number.
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
}

extension NSError {
  // An extension cannot override the initializer of all objects, which this class has not, so that there is a parameter.
  /// An error without a domain.
  public convenience init(_: Void = ()) { self.init(domain: "", code: 0) }
}

extension Progress {
  /// Work of which nothing is known yet; with a parameter, as an error.
  public convenience init(_: Void = ()) { self.init(totalUnitCount: 0) }
}

/// An integer, by Objective-C's name.
public typealias NSInteger = Int

extension NSMutableAttributedString {
  /// A text of nothing, for others to follow.
  public convenience init() { self.init(string: "") }
}
