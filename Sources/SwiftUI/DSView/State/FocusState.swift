/// Which view has the focus: none, until a body or an action sets its value.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way to read and write which view has the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let box: ValueBox<Value>

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    /// The way itself.
    public var projectedValue: Binding { self }
  }

  private var box: ValueBox<Value>

  /// Whether a view has the focus: it has not.
  public init() where Value == Bool { box = ValueBox(false) }

  /// Which view has the focus: none.
  public init<T: Hashable>() where Value == T? { box = ValueBox(nil) }

  /// Which view has the focus.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A way to read and write it.
  public var projectedValue: FocusState<Value>.Binding { Binding(box: box) }
}

extension View {
  /// Ties the view's focus to a value: the view has it where a body or an action has set that value.
  /// - Partial: all fields inside the view have the focus too, and no touch moves it.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    transformEnvironment(\.holdsFocus) { $0 = $0 || binding.wrappedValue == value }
  }

  /// Ties the view's focus to a truth value.
  /// - Partial: all fields inside the view have the focus too, and no touch moves it.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

/// Which view an assistive technology points at: none, in a picture.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A way to read and write which view is pointed at.
  @propertyWrapper
  public struct Binding {
    fileprivate let box: ValueBox<Value>

    /// Which view is pointed at.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    /// The way itself.
    public var projectedValue: Binding { self }
  }

  private var box: ValueBox<Value>

  /// Whether a view is pointed at: it is not.
  public init() where Value == Bool { box = ValueBox(false) }

  /// Which view is pointed at: none.
  public init<T: Hashable>() where Value == T? { box = ValueBox(nil) }

  /// Which view is pointed at.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A way to read and write it.
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(box: box) }
}

extension View {
  /// Ties a value to an assistive technology's pointing at the view.
  /// - Ignored: no assistive technology focuses views in a picture.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Ties a truth value to an assistive technology's pointing at the view.
  /// - Ignored: no assistive technology focuses views in a picture.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    self
  }
}

extension FocusState: PersistentProperty {
  mutating func keep(_ known: AnyObject?) -> AnyObject {
    box = known as? ValueBox<Value> ?? ValueBox(box.value)
    return box
  }
}

extension AccessibilityFocusState: PersistentProperty {
  mutating func keep(_ known: AnyObject?) -> AnyObject {
    box = known as? ValueBox<Value> ?? ValueBox(box.value)
    return box
  }
}
