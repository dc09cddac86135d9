import DSLocalization
public import Foundation

extension String {
  /// A text to be looked up in translations, with values in it, by Foundation's name; Foundation has it on Apple's
  /// platforms only.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    let key: LocalizedStringKey

    /// A text of a string variable.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// A text as it is written.
    public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }

    /// A text with values in it.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.key)
    }

    /// Collects the pieces of a text.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key: LocalizedStringKey.StringInterpolation

      /// An empty collection.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      /// A piece that is written out.
      public mutating func appendLiteral(_ literal: String) { key.appendLiteral(literal) }

      /// A string.
      public mutating func appendInterpolation(_ string: String) { key.appendInterpolation(string) }

      /// A text with attributes.
      public mutating func appendInterpolation(_ attributedString: AttributedString) {
        key.appendInterpolation(attributedString)
      }

      /// A number in its usual format.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { key.appendInterpolation(value) }

      /// A number in C's notation of formats.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        key.appendInterpolation(value, specifier: specifier)
      }

      /// A value in a format.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        key.appendInterpolation(value, format: format)
      }

      /// An object with its own format.
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        key.appendInterpolation(subject, formatter: formatter)
      }

      /// Anything else, as Swift describes it.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { key.appendInterpolation(value) }
    }
  }

  /// A text that is looked up in the strings of a bundle, by Foundation's name. Without a locale it is
  /// American English's.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(localized: LocalizedStringResource(keyAndValue, table, bundle, locale))
  }

  /// A text of a key that is looked up in the strings of a bundle; the default where there is no translation.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var resource = LocalizedStringResource(defaultValue, table, bundle, locale)
    resource.key = "\(key)"
    self.init(localized: resource)
  }

  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text.plain(in: EnvironmentValues())
  }
}

/// A text that is looked up later, by Foundation's name; Foundation has it on Apple's platforms only.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// Where translations are looked for.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's own.
    case main
    /// That of a class.
    case forClass(AnyClass)
    /// One in a folder.
    case atURL(URL)

    /// Whether two descriptions are of the same bundle.
    public static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      default: false
      }
    }
  }

  /// The key.
  public internal(set) var key: String
  /// What is drawn where there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The table of strings.
  public var table: String?
  /// The locale; nil is the environment's.
  var ownLocale: Locale?
  /// The locale; American English where none is given.
  public var locale: Locale {
    get { ownLocale ?? EnvironmentValues().locale }
    set { ownLocale = newValue }
  }
  /// Where translations are looked for.
  public var bundle: BundleDescription = .main

  init(_ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale?) {
    (key, defaultValue, self.table) = (value.key.key, value, table)
    // The machine's locale must not show in a picture.
    ownLocale = locale == .current ? nil : locale
    if let bundle { self.bundle = .atURL(bundle.bundleURL) }
  }

  /// A text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table, nil, locale)
    self.bundle = bundle
  }

  /// A text that is its own key, of a bundle.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table, bundle, locale)
  }

  /// A key and the text that is drawn where there is no translation.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(defaultValue, table, nil, locale)
    self.key = "\(key)"
    self.bundle = bundle
  }

  /// A key and the text that is drawn where there is no translation, of a bundle.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle?, comment: StaticString? = nil
  ) {
    self.init(defaultValue, table, bundle, locale)
    self.key = "\(key)"
  }

  /// A text as it is written.
  public init(stringLiteral value: String) { self.init(.init(stringLiteral: value), nil, nil, nil) }

  /// A text with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(.init(stringInterpolation: stringInterpolation), nil, nil, nil)
  }

  /// Where the text is looked up.
  private var strings: StringTable {
    switch bundle {
    case .atURL(let url): StringTable(table, Bundle(url: url))
    case .main, .forClass: StringTable(table, nil)
    }
  }

  /// The text with its Markdown as it is written.
  var markdown: String {
    var environment = EnvironmentValues()
    if let ownLocale { environment.locale = ownLocale }
    return defaultValue.key.markdown(in: environment, strings, key: key)
  }

  /// The text, looked up when it is drawn.
  var text: Text {
    let strings: StringTable = self.strings
    let (key, value, locale) = (key, defaultValue.key, ownLocale)
    return Text { environment in
      var environment = environment
      if let locale { environment.locale = locale }
      return value.spans(in: environment, strings, key: key)
    }
  }
}

extension Text {
  /// A text of a resource; the environment's locale holds where the resource names none.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self = resource.text }
}

extension LocalizedStringKey.StringInterpolation {
  /// A text of a resource.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) { appendInterpolation(Text(resource)) }
}

/// What has a text that is looked up later, by Foundation's name; Foundation has it on Apple's platforms only.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
