/// Makes one list of the tracks that a closure lists.
/// - Ignored: pictures show the initial values.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A part of the list.
  public static func buildExpression<Part: Keyframes>(_ expression: Part) -> Part { expression }
  /// A track of a part of the value.
  public static func buildExpression<Part, Content>(
    _ expression: KeyframeTrack<Value, Part, Content>
  ) -> KeyframeTrack<Value, Part, Content> { expression }
  /// Key frames of the value itself.
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ expression: Content
  ) -> KeyframeTrack<Value, Value, Content> { KeyframeTrack { expression } }
  /// The first part.
  public static func buildPartialBlock(first: some Keyframes) -> _KeyframeTracks<Value> { _KeyframeTracks() }
  /// One part after others.
  public static func buildPartialBlock(
    accumulated: some Keyframes, next: some Keyframes
  ) -> _KeyframeTracks<Value> { _KeyframeTracks() }
  /// Nothing.
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }
  /// One of two lists.
  public static func buildEither(first component: some Keyframes) -> _KeyframeTracks<Value> { _KeyframeTracks() }
  /// One of two lists.
  public static func buildEither(second component: some Keyframes) -> _KeyframeTracks<Value> {
    _KeyframeTracks()
  }
  /// The parts of a loop.
  public static func buildArray(_ components: [some Keyframes]) -> _KeyframeTracks<Value> { _KeyframeTracks() }
  /// The whole list.
  public static func buildFinalResult(_ component: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
    component
  }
}

/// Makes one list of the key frames that a closure lists.
/// - Ignored: pictures show the initial values.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// A part of the list.
  public static func buildExpression<Part: KeyframeTrackContent<Value>>(_ expression: Part) -> Part { expression }
  /// The first part.
  public static func buildPartialBlock<Part: KeyframeTrackContent<Value>>(first: Part) -> Part { first }
  /// One part after others.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> { _KeyframeList() }
  /// Nothing.
  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList() }
  /// One of two lists.
  public static func buildEither(first component: some KeyframeTrackContent<Value>) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  /// One of two lists.
  public static func buildEither(second component: some KeyframeTrackContent<Value>) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  /// The parts of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}
