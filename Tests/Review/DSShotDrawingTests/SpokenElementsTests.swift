import DSFiles
import DSGeometry
import DSLayout
import DSNode
import DSResolve
import Foundation
import TestFolder
import Testing

@testable import DSProject
@testable import DSShotDrawing

/// What a screen reader reads of placed views, and in which order.
struct SpokenElementsTests {
  /// A view of ten points with facts for assistive technology, and the views inside from left to right.
  private func view(_ inside: [PlacedNode] = [], _ change: (inout AccessibilityNode) -> Void) -> PlacedNode {
    let children = inside.enumerated().map { index, child in
      var child = child
      child.frame = Rect(x: Double(10 * index), y: 0, width: 10, height: 10)
      return child
    }
    return PlacedNode(
      frame: Rect(x: 0, y: 0, width: Double(10 * max(1, inside.count)), height: 10),
      content: .effect(.accessibility(AccessibilityNode(change))), children: children)
  }

  private func label(_ label: String) -> PlacedNode { view { $0.label = label } }

  private func words(_ node: PlacedNode) -> [String] { SpokenElement.all(in: node, at: .zero).map(\.words) }

  @Test func `labels are read in the order of the views, at their places`() {
    let row = view([label("Back"), label("Title")]) { $0.children = .contain }
    #expect(words(row) == ["Back", "Title"])
    let frames = SpokenElement.all(in: row, at: Point(x: 2, y: 3)).map(\.frame)
    #expect(frames == [Rect(x: 2, y: 3, width: 10, height: 10), Rect(x: 12, y: 3, width: 10, height: 10)])
  }

  @Test func `a control is one element with the words inside, its value, its kind and whether it can be used`() {
    let button = view([label("Send"), label("2 files")]) {
      $0.role = .button
      $0.isEnabled = false
      $0.hint = "Sends them."
    }
    #expect(words(button) == ["Send, 2 files, button, dimmed, Sends them."])
    let toggle = view {
      ($0.label, $0.role, $0.isOn) = ("Wi-Fi", .toggle, true)
    }
    #expect(words(toggle) == ["Wi-Fi, on, switch"])
    let tab = view { ($0.label, $0.role, $0.traits) = ("Home", .button, [.isButton, .isSelected]) }
    #expect(words(tab) == ["Home, button, selected"])
  }

  @Test func `a checkbox is checked, a radio button selected, and what opens something expanded`() {
    let box = view { ($0.label, $0.role, $0.isOn) = ("Seat", .checkbox, false) }
    #expect(words(box) == ["Seat, not checked, checkbox"])
    let undecided = view { ($0.label, $0.role, $0.value) = ("Seat", .checkbox, "mixed") }
    #expect(words(undecided) == ["Seat, mixed, checkbox"])
    let radio = view { ($0.label, $0.role, $0.isOn) = ("First", .radioButton, true) }
    #expect(words(radio) == ["First, selected, radio button"])
    let summary = view { ($0.label, $0.role, $0.isExpanded) = ("Refunds", .button, true) }
    #expect(words(summary) == ["Refunds, button, expanded"])
    let tabs = view([view { ($0.label, $0.role, $0.traits) = ("Trip", .tab, [.isSelected]) }]) { $0.role = .tabs }
    #expect(words(tabs) == ["Trip, tab, selected"])
  }

  @Test func `what is hidden is not read, and what is ignored inside is not either`() {
    #expect(words(view([label("A")]) { $0.isHidden = true }) == [])
    let ignored = view([label("3"), label("of 5")]) { ($0.children, $0.label) = (.ignore, "3 of 5 stars") }
    #expect(words(ignored) == ["3 of 5 stars"])
    let nothing = view([label("A")]) { $0.children = .ignore }
    #expect(words(nothing) == [])
    let hidden = PlacedNode(
      frame: Rect(x: 0, y: 0, width: 10, height: 10), content: .effect(.hidden), children: [label("A")])
    #expect(words(hidden) == [])
  }

  @Test func `combined views are one element, and a label around one view is that view's`() {
    let combined = view([label("Anna"), label("Online")]) { $0.children = .combine }
    #expect(words(combined) == ["Anna, Online"])
    let renamed = view([view { ($0.label, $0.role) = ("X", .button) }]) { $0.label = "Close" }
    #expect(words(renamed) == ["Close, button"])
  }

  @Test func `a higher priority is read first, within its container alone`() {
    let first = view([label("B")]) { $0.sortPriority = 1 }
    #expect(words(view([label("A"), first]) { $0.children = .contain }) == ["B", "A"])
    let inner = view([label("A"), first]) { $0.role = .list }
    #expect(words(view([label("0"), inner]) { $0.role = .group }) == ["0", "B", "A"])
  }

  @Test func `a heading says so once`() {
    #expect(words(view { ($0.label, $0.headingLevel) = ("Trips", 2) }) == ["Trips, heading"])
    let header = view { ($0.label, $0.headingLevel, $0.traits) = ("Trips", 2, [.isHeader]) }
    #expect(words(header) == ["Trips, heading"])
  }

  @Test func `of more elements than there is room for the first are kept, and the others counted`() throws {
    let folder = TestFolder()
    let circles = ["Red", "Green", "Blue"].map { "{Circle: , modifiers: [accessibilityLabel: \($0)]}" }
    try writeOutput(
      folder.path + "/t.yaml",
      Array(
        """
        component: lights
        body: {HStack: [\(circles.joined(separator: ", "))]}
        scenarios: {default: {size: {width: 60, height: 20}}}
        """.utf8))
    let project = try loadTrees([folder.path + "/t.yaml"], configuration: nil, system: nil)
    let drawing = try ShotRenderer().draw(project.shots[0].shot, of: project.shots[0].system)
    func read(_ bytes: Int) throws -> (words: [String], unread: Int?) {
      let text = Data(ShotElements.json(of: drawing, bytes: bytes))
      let json = try #require(try JSONSerialization.jsonObject(with: text) as? [String: Any])
      let strings = try #require(json["strings"] as? [String])
      let rows = try #require(json["spoken"] as? [[Any]])
      return (rows.compactMap { ($0.last as? Int).map { strings[$0] } }, json["unread"] as? Int)
    }
    #expect(try read(100_000) == (["Red", "Green", "Blue"], 0))
    #expect(try read(40) == ([], 3))
  }
}
