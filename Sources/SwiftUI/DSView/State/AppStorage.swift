public import Foundation

/// A value that an app keeps between its runs; a picture shows its default.
/// - Partial: no store is read, not even one that is passed in.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var box: ValueBox<Value>

  private init(default value: Value) { box = ValueBox(value) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A way for others to read and write the value.
  public var projectedValue: Binding<Value> { box.binding }
}

extension AppStorage {
  /// A truth value with its default.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(default: wrappedValue)
  }

  /// A whole number with its default.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(default: wrappedValue)
  }

  /// A number with its default.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(default: wrappedValue)
  }

  /// A text with its default.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(default: wrappedValue)
  }

  /// An address with its default.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(default: wrappedValue)
  }

  /// A sequence of bytes with its default.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(default: wrappedValue)
  }

  /// A moment with its default.
  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(default: wrappedValue)
  }

  /// A value that is kept as a whole number, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(default: wrappedValue)
  }

  /// A value that is kept as a text, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(default: wrappedValue)
  }

  /// A truth value that is missing at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(default: nil) }

  /// A whole number that is missing at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(default: nil) }

  /// A number that is missing at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(default: nil) }

  /// A text that is missing at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(default: nil) }

  /// An address that is missing at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(default: nil) }

  /// A sequence of bytes that is missing at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(default: nil) }

  /// A moment that is missing at first.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(default: nil) }

  /// A value that is kept as a whole number, missing at first.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(default: nil)
  }

  /// A value that is kept as a text, missing at first.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(default: nil)
  }
}

extension View {
  /// The store of kept values inside.
  /// - Ignored: pictures read and write no store.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}

extension AppStorage: PersistentProperty {
  mutating func keep(_ known: AnyObject?) -> AnyObject {
    box = known as? ValueBox<Value> ?? ValueBox(box.value)
    return box
  }
}
