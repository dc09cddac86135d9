import DSDiagnostics
import DSImage
import DSNode
import DSShots

/// A shot with its pixels, as the comparison between variants needs it.
struct HashedShot: Sendable {
  let shot: Shot
  let pixels: PixelHash
  /// The axis whose value the view itself decides on, whatever the shot has; nil for none.
  var axisItSets: String?
}

/// Axes of a component that change no pixel in any of its shots, each with the shot that shows it.
///
/// Only modes count, such as a colour scheme or a density: what the platform brings, such as a direction, has no effect on
/// many views. A view that sets a mode itself, such as a preview in one colour scheme, is not looked at in that mode.
/// - Parameter shots: all shots of one component of one system.
func axesWithoutEffect(in shots: [HashedShot]) -> [(shot: Shot, problem: Diagnostic)] {
  let shots = shots.sorted { $0.shot.id < $1.shot.id }
  var axes: [String] = []
  for choice in shots.flatMap(\.shot.variant.choices) where !choice.isBuiltIn && !axes.contains(choice.axis) {
    axes.append(choice.axis)
  }
  return axes.compactMap { axis in
    // Shots that differ in the axis alone.
    let groups = Dictionary(grouping: shots) { hashed in
      Rest(
        scenario: hashed.shot.scenario.id,
        variant: Variant(hashed.shot.variant.choices.filter { $0.axis != axis }))
    }.filter { !$0.value.contains { $0.axisItSets == axis } }
    let looked = groups.values.joined().sorted { $0.shot.id < $1.shot.id }
    let values = Set(looked.compactMap { $0.shot.variant[axis] }).sorted()
    guard values.count > 1, groups.values.allSatisfy({ Set($0.map(\.pixels)).count == 1 }),
      groups.values.contains(where: { $0.count > 1 }), let shot = looked.last?.shot
    else { return nil }
    return (
      shot,
      Diagnostic(
        AcceptedFinding.axisWithoutEffect,
        "the axis '\(axis)' (\(values.joined(separator: ", "))) changes no pixel of '\(shot.scenario.component)' "
          + "in any of its \(looked.count) shots",
        at: shot.scenario.location, severity: .finding,
        hint:
          "use the axis's tokens, leave it out with 'axes' of the component, or accept it with a reason under 'accepts'"
      )
    )
  }
}

/// What shots have in common that differ in one axis alone.
private struct Rest: Hashable {
  let scenario: String
  let variant: Variant
}

extension DSNode {
  /// Whether a view of Swift sets its colour scheme as a whole, such as with `preferredColorScheme(_:)`.
  var setsScheme: Bool {
    modifiers.contains { modifier in
      if case .environment("colorScheme", _) = modifier.unplaced { true } else { false }
    }
  }
}
