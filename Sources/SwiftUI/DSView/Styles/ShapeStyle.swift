package import DSNode

/// What an area or a text is filled with.
public protocol ShapeStyle: Sendable {
  /// The paint that the style stands for; styles of the library answer this themselves.
  func _paint(_ inputs: _ViewInputs) -> _Paint
  /// The style that this one becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// The style in an environment; styles of the library are resolved later.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

/// A paint of the line.
public struct _Paint {
  /// The paint as nodes have it.
  package var paint: Paint

  /// A paint.
  package init(paint: Paint) { self.paint = paint }
}

extension Never: ShapeStyle {
  /// Never called: no value of this type exists.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { fatalError("Never is not a style") }
  /// Never called: no value of this type exists.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("Never is not a style") }
}

extension ShapeStyle {
  /// The paint of the style that this one becomes.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { resolve(in: inputs.environment)._paint(inputs) }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the style has its own paint.
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is resolved later") }
}
