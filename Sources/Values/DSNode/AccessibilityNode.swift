/// What assistive technology is given of a view; nil and empty members have no effect.
///
/// The names are SwiftUI's; the SVG's words for them are chosen where the view is painted.
package struct AccessibilityNode: Hashable, Sendable {
  /// The role of a view, if a control defines it.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case button, link, toggle, checkbox, slider, stepper, progress, gauge, textField, secureField, searchField, picker,
      group, list, table, tabs, tab, menu, image, radioGroup, radioButton
  }

  /// What a view is or does, as an author adds it.
  package enum Trait: String, Hashable, Sendable, CaseIterable {
    case isButton, isHeader, isSelected, isLink, isSearchField, isImage, playsSound, isKeyboardKey, isStaticText,
      isSummaryElement, updatesFrequently, startsMediaSession, allowsDirectInteraction, causesPageTurn, isModal,
      isToggle, isTabBar
  }

  /// What becomes of the views inside.
  package enum Children: String, Hashable, Sendable, CaseIterable {
    /// They are left out.
    case ignore
    /// They are separate elements inside this one.
    case contain
    /// They are one with this one.
    case combine
  }

  /// What the view is called.
  package var label: String?
  /// What it holds, such as `50 %`.
  package var value: String?
  /// What happens when it is used.
  package var hint: String?
  /// Whether it is left out with everything inside.
  package var isHidden: Bool?
  /// Whether it can be used.
  package var isEnabled: Bool?
  /// Whether it is on or chosen.
  package var isOn: Bool?
  /// Whether what it opens is open.
  package var isExpanded: Bool?
  /// What it is.
  package var role: Role?
  /// What an author added.
  package var traits: [Trait] = []
  /// What an author took away.
  package var removedTraits: [Trait] = []
  /// The level of a heading, 1…6.
  package var headingLevel: Int?
  /// What becomes of the views inside.
  package var children: Children?
  /// Views of a higher number are read first.
  package var sortPriority: Double?
  /// Names of what it can do.
  package var actions: [String] = []
  /// What a reader may call it aloud.
  package var inputLabels: [String] = []
  /// Further facts, each a name and a value.
  package var content: [String] = []

  /// Empty; `change` sets members.
  package init(_ change: (inout AccessibilityNode) -> Void = { _ in }) { change(&self) }

  /// The facts of this view and of another one inside that is the same to assistive technology; this one's count first.
  package func over(_ inner: AccessibilityNode) -> AccessibilityNode {
    AccessibilityNode {
      $0.label = label ?? inner.label
      $0.value = value ?? inner.value
      $0.hint = hint ?? inner.hint
      $0.isHidden = isHidden ?? inner.isHidden
      $0.isEnabled = isEnabled ?? inner.isEnabled
      $0.isOn = isOn ?? inner.isOn
      $0.isExpanded = isExpanded ?? inner.isExpanded
      $0.role = role ?? inner.role
      $0.traits = inner.traits.filter { !removedTraits.contains($0) && !traits.contains($0) } + traits
      $0.removedTraits = inner.removedTraits.filter { !traits.contains($0) } + removedTraits
      $0.headingLevel = headingLevel ?? inner.headingLevel
      $0.children = children ?? inner.children
      $0.sortPriority = sortPriority ?? inner.sortPriority
      $0.actions = inner.actions + actions
      $0.inputLabels = inputLabels.isEmpty ? inner.inputLabels : inputLabels
      $0.content = inner.content + content
    }
  }
}
