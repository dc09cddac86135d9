/// What a component is going through; component files choose by it, scenarios set it.
package enum ComponentState: String, Hashable, Sendable, CaseIterable {
  case `default`, hovered, pressed, focused, disabled, selected, loading
}
