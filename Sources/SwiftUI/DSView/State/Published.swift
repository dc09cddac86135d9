/// A property of an observable object that views follow.
@propertyWrapper
public struct Published<Value> {
  /// Emits the property's values: of the present one, and of each before it is there.
  public struct Publisher: DSView.Publisher, Equatable {
    /// The values it emits.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    fileprivate let property: Property

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      property.subscribers.add(AnySubscriber(subscriber))
    }

    /// Whether both are publishers of the same property.
    public static func == (left: Self, right: Self) -> Bool { left.property === right.property }
  }

  /// The value and its subscribers.
  fileprivate final class Property {
    let subscribers: SubscriberList<Value, Never>
    /// The object that the property is in, where it is known.
    weak var object: AnyObject?
    /// What values are assigned from, as long as the property is there.
    var sources: [AnyCancellable] = []

    init(_ value: Value) { subscribers = SubscriberList(latest: value) }

    var value: Value { subscribers.latest }

    /// Announces a change, and then makes it.
    func set(_ value: Value, in object: AnyObject?) {
      let isNew = !areKnownEqual(self.value, value)
      if let object { ObjectChanges.send(for: object) }
      subscribers.sendBeforeStoring(value)
      if isNew { ModelChanges.record() }
    }
  }

  private var property: Property

  /// The value: only an object can announce that it changes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// A property with its first value.
  public init(wrappedValue: Value) { property = Property(wrappedValue) }

  /// A property with its first value.
  public init(initialValue: Value) { property = Property(initialValue) }

  /// The publisher of the property's values.
  public var projectedValue: Publisher {
    get { Publisher(property: property) }
    set { property = newValue.property }
  }

  /// The value of an object's property.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped _: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storage: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].property.value }
    set { object[keyPath: storage].property.set(newValue, in: object) }
  }

  /// The publisher of the values of an object's property.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, projected _: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storage: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let property = object[keyPath: storage].property
      property.object = object
      return Publisher(property: property)
    }
    set { object[keyPath: storage].property = newValue.property }
  }
}

extension Publisher where Failure == Never {
  /// Puts every value into a published property, as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let sink = Subscribers.Sink<Output, Never>(
      receiveCompletion: { _ in },
      receiveValue: { [weak property = published.property] value in
        guard let property else { return }
        property.set(value, in: property.object)
      })
    published.property.sources.append(AnyCancellable(sink))
    subscribe(sink)
  }
}
