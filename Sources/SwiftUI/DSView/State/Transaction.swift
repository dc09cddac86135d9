/// The name of a value that goes along with a change, with the value that holds where none is set.
/// - Ignored: pictures show no changes.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What goes along with a change of state; a picture shows no change, so that nothing here alters one.
/// - Ignored: pictures show no changes.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Whether the change is one of many, such as those of a slider that is being dragged.
  public var isContinuous = false
  /// Whether animations of the change are switched off.
  public var disablesAnimations = false
  /// Whether content that scrolls keeps its place.
  public var tracksVelocity = false

  /// Whether a scroll view keeps its speed where its place is set.
  public var scrollPositionUpdatePreservesVelocity = false
  /// Whether content is moved where its size changes.
  public var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
  /// The point of a view that a scroll view brings into sight; nil for the nearest.
  public var scrollTargetAnchor: UnitPoint?

  /// A change without settings.
  public init() {}

  /// What is done once the animations of the change have ended.
  /// - Ignored: pictures show the finished change; no code runs for it.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Makes a change with a description of how it is made.
/// - Partial: the change is made; a picture shows no animation of it.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Makes a change with one value of its description.
/// - Partial: the change is made; a picture shows no animation of it.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}

extension View {
  /// Changes the description of all changes inside.
  /// - Ignored: pictures show no changes.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Changes the description of changes inside when a value changes.
  /// - Ignored: pictures show no changes.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the description of changes of a part of the view.
  /// - Partial: the part is drawn; pictures show no changes.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }
}

/// The view that a closure is put on.
public struct PlaceholderContentView<Value>: PrimitiveView {
  nonisolated(unsafe) let content: @MainActor (_ViewInputs) -> _ViewOutputs

  /// The content of a modifier: a view.
  nonisolated package init(content: Value) where Value: View { self.content = { Value._lower(content, $0) } }

  /// A view in place of a value's content.
  nonisolated package init<V: View>(standingFor view: V) { content = { V._lower(view, $0) } }

  /// The nodes of that view.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { view.content(inputs) }
}
