import DSDiagnostics
import DSGeometry
import DSLayout
import DSNode
import DSResolve
import DSShots
import DSText

/// Touchable views that are narrower or lower than `least` points. Disabled and hidden views cannot be touched, and a
/// view inside a touchable one is touched with it.
func smallTouchTargets(in root: PlacedNode, least: Double) -> [Diagnostic] {
  var found: [Diagnostic] = []
  func visit(_ node: PlacedNode) {
    if case .effect(.hidden) = node.content { return }
    if case .effect(.accessibility(let facts)) = node.content {
      if facts.isHidden == true || facts.isEnabled == false { return }
      if facts.isTouched {
        let size = node.frame.size
        // A rounding error of layout makes nothing too small.
        if min(size.width, size.height) < least - 0.01 {
          let name = node.touchName
          found.append(
            Diagnostic(
              AcceptedFinding.smallTouchTarget,
              "'\(name.inShort)' is \(size.width.text(digits: 2)) × \(size.height.text(digits: 2)) pt to the touch; "
                + "the least is \(least.text(digits: 2))",
              at: node.origin.location, severity: .finding,
              hint: "make it larger, or accept it with a reason under 'accepts'"))
        }
        return
      }
    }
    for child in node.children { visit(child) }
  }
  visit(root)
  return found
}

extension AccessibilityNode {
  /// Whether a finger works it.
  var isTouched: Bool {
    switch role {
    case .button, .link, .toggle, .checkbox, .slider, .stepper, .textField, .secureField, .searchField, .menu, .tab,
      .radioButton:
      true
    case .picker, .progress, .gauge, .group, .list, .table, .tabs, .image, .radioGroup, nil:
      traits.contains { [.isButton, .isLink, .isToggle].contains($0) }
    }
  }
}

extension PlacedNode {
  /// The words of the first text inside.
  var firstText: String? {
    if case .text(let text, _) = content { return text.paragraph.spans.map(\.text).joined() }
    for child in children {
      if let found = child.firstText { return found }
    }
    return nil
  }
}
