import DSDisplayList
import DSGeometry
import DSLayout
import DSNode
import DSPaint
import DSResolve
import Testing

struct SemanticsTests {
  /// The semantics of the group that a view with some facts is painted to; nil where there is no group of its own.
  private func semantics(_ node: AccessibilityNode) throws -> Semantics? {
    let frame = Rect(x: 0, y: 0, width: 4, height: 4)
    let leaf = PlacedNode(frame: frame, content: .paint(.color(.white)))
    let view = PlacedNode(frame: frame, content: .effect(.accessibility(node)), children: [leaf])
    let list = try paint(PlacedNode(frame: frame, content: .container, children: [view]), scale: 1)
    guard case .group(let group) = try #require(list.commands.first?.kind) else { return nil }
    return group.semantics
  }

  private func text(_ node: AccessibilityNode) throws -> String? {
    try semantics(node).map { semantics in
      ([semantics.role ?? "-"] + semantics.attributes.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
    }
  }

  @Test func `a control says its role, its name and its state`() throws {
    let toggle = AccessibilityNode {
      $0.role = .toggle
      $0.label = "Wi-Fi"
      $0.isOn = true
      $0.isEnabled = false
    }
    #expect(try text(toggle) == "switch aria-label=Wi-Fi aria-checked=true aria-disabled=true")
    let slider = AccessibilityNode {
      $0.role = .slider
      $0.value = "50 %"
    }
    #expect(try text(slider) == "slider aria-valuetext=50 %")
  }

  @Test func `a radio button is checked, and what opens something says whether it is open`() throws {
    let radio = AccessibilityNode { ($0.role, $0.isOn) = (.radioButton, true) }
    #expect(try text(radio) == "radio aria-checked=true")
    let tab = AccessibilityNode { ($0.role, $0.traits) = (.tab, [.isSelected]) }
    #expect(try text(tab) == "tab aria-selected=true")
    let summary = AccessibilityNode { ($0.role, $0.isExpanded) = (.button, false) }
    #expect(try text(summary) == "button aria-expanded=false")
  }

  @Test func `a heading says its level, whatever else the view is`() throws {
    let heading = AccessibilityNode {
      $0.traits = [.isButton, .isHeader]
      $0.headingLevel = 2
    }
    #expect(try text(heading) == "heading aria-level=2")
  }

  @Test func `a trait that is taken away is not said`() throws {
    let plain = AccessibilityNode {
      $0.traits = [.isButton]
      $0.removedTraits = [.isButton]
    }
    #expect(try text(plain) == nil)
  }

  @Test func `a view that hides its children is a picture to assistive technology`() throws {
    let picture = AccessibilityNode {
      $0.children = .ignore
      $0.label = "Map"
    }
    #expect(try text(picture) == "img aria-label=Map")
    #expect(try text(AccessibilityNode { $0.children = .contain }) == "group")
  }

  @Test func `a hidden view says so, and a view that says nothing needs no group`() throws {
    #expect(try text(AccessibilityNode { $0.isHidden = true }) == "- aria-hidden=true")
    #expect(try text(AccessibilityNode { $0.isHidden = false }) == nil)
  }

  @Test func `facts of one view put on one after the other become one, the outer ones first`() {
    let inner = AccessibilityNode {
      $0.label = "Inner"
      $0.traits = [.isButton, .isSelected]
    }
    let outer = AccessibilityNode {
      $0.label = "Outer"
      $0.hint = "Opens"
      $0.removedTraits = [.isButton]
    }
    let both = AccessibilityNode {
      $0.label = "Outer"
      $0.hint = "Opens"
      $0.traits = [.isSelected]
      $0.removedTraits = [.isButton]
    }
    #expect(outer.over(inner) == both)
  }
}
