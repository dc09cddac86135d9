/// What assistive technology is given of a group; kept for the SVG, and without influence on any pixel.
package struct Semantics: Hashable, Sendable {
  /// The role of WAI-ARIA 1.2, such as `button`.
  package var role: String?
  /// Further attributes in their order: names and values, such as `aria-label` and `Close`.
  package var attributes: [Attribute] = []

  /// One attribute.
  package struct Attribute: Hashable, Sendable {
    /// The attribute's name.
    package var name: String
    /// The attribute's value.
    package var value: String

    /// An attribute.
    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// A role and attributes.
  package init(role: String? = nil, attributes: [Attribute] = []) { (self.role, self.attributes) = (role, attributes) }
}
