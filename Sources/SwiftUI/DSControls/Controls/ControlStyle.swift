import DSGeometry
import DSNode
package import DSView
import Foundation

/// How controls of one kind are drawn: what a style makes of a control's configuration.
struct ControlDrawing<Configuration> {
  let draw: @MainActor (Configuration) -> AnyView
}

/// The style of one kind of control that is in force; nil for the platform's.
enum ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlDrawing<Configuration>? { nil }
}

extension View {
  /// Draws the controls of a configuration's kind inside in a style.
  ///
  /// A control inside the style's own body is drawn by the style around: otherwise a style that draws its control again,
  /// with something added, would never end.
  nonisolated func controlStyle<Configuration, Body: View>(
    _ draw: @escaping @MainActor (Configuration) -> Body
  ) -> some View {
    modifier(
      EnvironmentModifier { values in
        let outer = values[ControlStyleKey<Configuration>.self]
        values[ControlStyleKey<Configuration>.self] = ControlDrawing { configuration in
          AnyView(
            draw(configuration).modifier(
              EnvironmentModifier { $0[ControlStyleKey<Configuration>.self] = outer }))
        }
      })
  }
}

/// A control in the style in force, or in the platform's where none is set.
nonisolated struct StyledControl<Configuration, Fallback: View>: PrimitiveView {
  let configuration: Configuration
  let fallback: @MainActor (Configuration) -> Fallback

  init(_ configuration: Configuration, @ViewBuilder fallback: @escaping @MainActor (Configuration) -> Fallback) {
    (self.configuration, self.fallback) = (configuration, fallback)
  }

  @MainActor static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    if let style = inputs.environment[ControlStyleKey<Configuration>.self] {
      let body = inputs.evaluate { style.draw(view.configuration) }
      return AnyView._lower(body, inputs)
    }
    let body = inputs.evaluate { view.fallback(view.configuration) }
    return Fallback._lower(body, inputs)
  }
}

/// A part of a control that its style puts somewhere: a label, a title, a content.
@MainActor
protocol ControlPart: PrimitiveView {
  /// The part; nil if the control has none.
  var part: AnyView? { get }
}

extension ControlPart {
  /// The nodes of the part; several views are placed side by side.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let part = view.part else { return _ViewOutputs([]) }
    let outputs = AnyView._lower(part, inputs)
    if outputs.nodes.count < 2 { return outputs }
    return _ViewOutputs([inputs.node(.hStack(alignment: .center, spacing: nil, outputs.nodes))])
  }
}

/// A label of which every view after the first explains it in smaller letters below.
nonisolated package struct TitledLabel: PrimitiveView {
  let part: AnyView?

  @MainActor package static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let part = view.part else { return _ViewOutputs([]) }
    let outputs = AnyView._lower(part, inputs)
    guard outputs.nodes.count > 1 else { return outputs }
    let (title, rest) = ([outputs.nodes[0]], Array(outputs.nodes.dropFirst()))
    let stack = VStack(alignment: .leading, spacing: 2) {
      NodesView(title)
      VStack(alignment: .leading, spacing: 2) { NodesView(rest) }
        .font(.subheadline).platformForeground(Color(.secondaryLabel))
    }
    return _ViewOutputs(inputs.nodes(stack))
  }
}

/// A part of a control whose views are placed as they are listed.
@MainActor
protocol ControlContent: PrimitiveView {
  /// The content.
  var part: AnyView? { get }
}

extension ControlContent {
  /// The nodes of the content.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    view.part.map { AnyView._lower($0, inputs) } ?? _ViewOutputs([])
  }
}

extension View {
  /// The view as a part inside a control of a kind: controls of that kind in it have the style that is in force around
  /// the control, not the one around the style's body.
  @MainActor func inStyle<Configuration>(of kind: Configuration.Type) -> AnyView {
    let style = EnvironmentValues.current[ControlStyleKey<Configuration>.self]
    return AnyView(modifier(EnvironmentModifier { $0[ControlStyleKey<Configuration>.self] = style }))
  }
}
