public import DSFoundation
public import DSView

extension _KeyValueCodingAndObserving {
  /// The values of a property of an object of Apple's frameworks.
  /// - Partial: the value of now, with `initial`, as by default; in a picture nothing changes.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    options.contains(.initial) ? Just(self[keyPath: keyPath]).eraseToAnyPublisher() : Empty().eraseToAnyPublisher()
  }
}
