import DSDisplayList
import DSGeometry
import DSNode

extension Semantics {
  /// The roles and attributes of WAI-ARIA 1.2 for a view's accessibility; nil if none of them fits.
  ///
  /// Sources: SVG 2, section 5.13 (roles and attributes on graphics elements), SVG-AAM 1.0 and WAI-ARIA 1.2.
  init?(_ node: AccessibilityNode) {
    self.init()
    let traits = node.traits.filter { !node.removedTraits.contains($0) }
    let isHeading = traits.contains(.isHeader) || node.headingLevel != nil
    role = isHeading ? "heading" : node.role?.aria ?? traits.lazy.compactMap(\.aria).first
    func add(_ name: String, _ value: String?) { if let value { attributes.append(Attribute(name, value)) } }
    add("aria-hidden", node.isHidden == true ? "true" : nil)
    add("aria-label", node.label)
    add("aria-description", (node.hint.map { [$0] } ?? []).appending(node.content))
    if isHeading { add("aria-level", node.headingLevel.map { String($0) }) }
    let isChecked = node.role == .toggle || node.role == .checkbox || node.role == .radioButton
    if isChecked, let isOn = node.isOn {
      add("aria-checked", isOn ? "true" : "false")
    } else if isChecked, node.value != nil {
      add("aria-checked", "mixed")
    } else if traits.contains(.isSelected) {
      add(role == "button" ? "aria-pressed" : "aria-selected", "true")
    }
    if !isChecked { add("aria-valuetext", node.value) }
    add("aria-expanded", node.isExpanded.map { $0 ? "true" : "false" })
    add("aria-disabled", node.isEnabled == false ? "true" : nil)
    add("aria-modal", traits.contains(.isModal) ? "true" : nil)
    add("aria-live", traits.contains(.updatesFrequently) ? "off" : nil)
    if role == nil {
      switch node.children {
      // The children of a picture are not looked at.
      case .ignore: role = "img"
      case .contain, .combine: role = "group"
      case nil: role = node.label == nil && node.value == nil ? nil : "group"
      }
    }
    if role == nil, attributes.isEmpty { return nil }
  }
}

extension [String] {
  /// The texts of two lists in one; nil for none.
  fileprivate func appending(_ others: [String]) -> String? {
    let all = self + others
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}

extension AccessibilityNode.Role {
  /// The role of WAI-ARIA 1.2.
  fileprivate var aria: String {
    switch self {
    case .button: "button"
    case .link: "link"
    case .toggle: "switch"
    case .checkbox: "checkbox"
    case .slider: "slider"
    case .stepper: "spinbutton"
    case .progress: "progressbar"
    case .gauge: "meter"
    case .textField, .secureField: "textbox"
    case .searchField: "searchbox"
    case .picker: "combobox"
    case .group: "group"
    case .list: "list"
    case .table: "table"
    case .tabs: "tablist"
    case .tab: "tab"
    case .menu: "button"
    case .image: "img"
    case .radioGroup: "radiogroup"
    case .radioButton: "radio"
    }
  }
}

extension AccessibilityNode.Trait {
  /// The equivalent role of WAI-ARIA 1.2; nil if there is none.
  fileprivate var aria: String? {
    switch self {
    case .isButton, .isKeyboardKey: "button"
    case .isHeader: "heading"
    case .isLink: "link"
    case .isSearchField: "searchbox"
    case .isImage: "img"
    case .isToggle: "switch"
    case .isTabBar: "tablist"
    case .isSelected, .playsSound, .isStaticText, .isSummaryElement, .updatesFrequently, .startsMediaSession,
      .allowsDirectInteraction, .causesPageTurn, .isModal:
      nil
    }
  }
}
