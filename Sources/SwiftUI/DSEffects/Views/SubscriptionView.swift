public import DSView

/// A view that does something when a publisher emits a value.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: PrimitiveView
where PublisherType.Failure == Never {
  /// The view.
  nonisolated(unsafe) public var content: Content
  /// The publisher.
  nonisolated(unsafe) public var publisher: PublisherType
  /// What is done with a value.
  nonisolated(unsafe) public var action: (PublisherType.Output) -> Void

  /// A view with a publisher.
  nonisolated public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void)
  {
    (self.content, self.publisher, self.action) = (content, publisher, action)
  }

  /// The nodes of the content.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    func lower<V: View>(_ view: V, _ inputs: _ViewInputs) -> _ViewOutputs { V._lower(view, inputs) }
    return lower(view.content.onReceive(view.publisher, perform: view.action), inputs)
  }
}
