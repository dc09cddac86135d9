package import DSGeometry
import DSLayout
import DSNode
import DSResolve
import DSText

/// What a screen reader says of a drawing, element by element in the order in which it reads them.
///
/// As in SwiftUI, texts and controls are elements, `accessibilityElement(children:)` joins or hides what is inside, and
/// `accessibilitySortPriority` moves elements within their container. Pictures without a label are not read.
package struct SpokenElement: Hashable, Sendable {
  /// The rectangle in points from the picture's corner.
  package var frame: Rect
  /// The words: label, value, role, traits and hint, joined by commas.
  package var words: String { facts.words }
  fileprivate var facts: AccessibilityNode

  /// The elements of a drawing in reading order.
  package static func all(of drawing: ShotRenderer.Drawing) -> [SpokenElement] {
    all(in: drawing.placed, at: Point(x: drawing.padding, y: drawing.padding))
  }

  /// The elements of a placed view, whose corner lies at a point.
  static func all(in node: PlacedNode, at origin: Point) -> [SpokenElement] { sorted(elements(of: node, at: origin)) }

  private static func elements(of node: PlacedNode, at origin: Point) -> [SpokenElement] {
    switch node.content {
    case .effect(.hidden): return []
    case .effect(.accessibility(let facts)):
      return facts.isHidden == true
        ? [] : elements(inside(node, at: origin), Rect(origin: origin, size: node.frame.size), facts)
    case .text(let text, _):
      let label = text.paragraph.spans.map(\.text).joined()
      guard label.contains(where: { !$0.isWhitespace }) else { return [] }
      return [SpokenElement(Rect(origin: origin, size: node.frame.size), AccessibilityNode { $0.label = label })]
    case .container, .mark, .image, .paint, .shape, .mask, .effect: return inside(node, at: origin)
    }
  }

  private static func inside(_ node: PlacedNode, at origin: Point) -> [SpokenElement] {
    node.children.flatMap { elements(of: $0, at: origin + $0.frame.origin) }
  }

  /// What becomes of elements in a view with some facts.
  private static func elements(
    _ inner: [SpokenElement], _ frame: Rect, _ facts: AccessibilityNode
  ) -> [SpokenElement] {
    if facts.children == .contain || facts.role?.isContainer == true {
      return sorted(inner).map { $0.with(priority: facts.sortPriority) }
    }
    guard facts.isElement else { return inner.map { $0.with(priority: facts.sortPriority ?? $0.facts.sortPriority) } }
    if inner.count == 1, facts.children == nil { return [SpokenElement(frame, facts.over(inner[0].facts))] }
    var whole = facts
    if whole.label == nil, facts.children != .ignore {
      let labels = sorted(inner).map(\.words).filter { !$0.isEmpty }
      whole.label = labels.isEmpty ? nil : labels.joined(separator: ", ")
    }
    return whole.words.isEmpty ? [] : [SpokenElement(frame, whole)]
  }

  /// Elements of a higher priority first; others keep their order.
  private static func sorted(_ elements: [SpokenElement]) -> [SpokenElement] {
    elements.enumerated().sorted { a, b in
      let (first, second) = (a.element.facts.sortPriority ?? 0, b.element.facts.sortPriority ?? 0)
      return first == second ? a.offset < b.offset : first > second
    }.map(\.element)
  }

  private init(_ frame: Rect, _ facts: AccessibilityNode) { (self.frame, self.facts) = (frame, facts) }

  private func with(priority: Double?) -> SpokenElement {
    var element = self
    element.facts.sortPriority = priority
    return element
  }
}

extension AccessibilityNode {
  /// Whether a view with these facts is an element itself.
  fileprivate var isElement: Bool {
    children != nil || role != nil || label != nil || value != nil || hint != nil || headingLevel != nil || isOn != nil
      || isExpanded != nil || isEnabled != nil || !traits.isEmpty || !removedTraits.isEmpty || !actions.isEmpty
      || !content.isEmpty
  }

  fileprivate var words: String {
    let shown = traits.filter { !removedTraits.contains($0) }
    var parts = [label, value].compactMap(\.self)
    if let isOn { parts.append(isOn ? role.onWord : role.offWord) }
    if let word = role?.word { parts.append(word) }
    parts += shown.compactMap { $0.word == role?.word ? nil : $0.word }
    if headingLevel != nil, !shown.contains(.isHeader) { parts.append("heading") }
    if let isExpanded { parts.append(isExpanded ? "expanded" : "collapsed") }
    if isEnabled == false { parts.append("dimmed") }
    return (parts + content + [hint].compactMap(\.self)).joined(separator: ", ")
  }
}

extension AccessibilityNode.Role? {
  /// The word for a control that is on.
  fileprivate var onWord: String {
    switch self {
    case .checkbox: "checked"
    case .radioButton: "selected"
    default: "on"
    }
  }

  /// The word for a control that is off.
  fileprivate var offWord: String {
    switch self {
    case .checkbox: "not checked"
    case .radioButton: "not selected"
    default: "off"
    }
  }
}

extension AccessibilityNode.Role {
  /// Whether its parts are read one by one.
  fileprivate var isContainer: Bool {
    switch self {
    case .group, .list, .table, .tabs, .radioGroup: true
    case .button, .link, .toggle, .checkbox, .slider, .stepper, .progress, .gauge, .textField, .secureField,
      .searchField, .picker, .menu, .image, .tab, .radioButton:
      false
    }
  }

  /// The word for it; nil for none.
  fileprivate var word: String? {
    switch self {
    case .button: "button"
    case .link: "link"
    case .toggle: "switch"
    case .checkbox: "checkbox"
    case .slider: "slider"
    case .stepper: "stepper"
    case .progress, .gauge: "progress"
    case .textField: "text field"
    case .secureField: "secure text field"
    case .searchField: "search field"
    case .picker, .menu: "pop-up button"
    case .image: "image"
    case .tab: "tab"
    case .radioButton: "radio button"
    case .group, .list, .table, .tabs, .radioGroup: nil
    }
  }
}

extension AccessibilityNode.Trait {
  /// The word for it; nil for none.
  fileprivate var word: String? {
    switch self {
    case .isButton: "button"
    case .isHeader: "heading"
    case .isSelected: "selected"
    case .isLink: "link"
    case .isSearchField: "search field"
    case .isImage: "image"
    case .isToggle: "switch"
    case .isTabBar: "tab bar"
    case .playsSound, .isKeyboardKey, .isStaticText, .isSummaryElement, .updatesFrequently, .startsMediaSession,
      .allowsDirectInteraction, .causesPageTurn, .isModal:
      nil
    }
  }
}
