/// A piece of user interface: what SwiftUI calls a view.
///
/// A view is a value that describes itself by other views. `dsrender` asks for the body once per shot, with the
/// environment of the view's place, and turns the result into the same nodes that component files become.
@MainActor @preconcurrency
public protocol View {
  /// The view that this view consists of.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Turns the view into nodes; views of the library answer this themselves, all others by their body.
  @MainActor static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs
}

extension View {
  /// Evaluates the body with the environment in force, and lowers it.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.part(Self.self)
    guard !dynamicFields(of: Self.self).isEmpty else {
      return lowerBody(of: Self.self, inner) { inner.remembering(view) { $0.body } }
    }
    let view = inner.restored(view)
    return lowerBody(of: Self.self, inner) { updated(view).body }
  }
}

extension Never: View {
  /// Never called: no value of this type exists.
  public var body: Never { fatalError("Never has no body") }
}

/// A view of the library: it lowers itself and has no body.
@MainActor
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: views of the library lower themselves.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
