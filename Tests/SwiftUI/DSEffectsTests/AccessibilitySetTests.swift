import SwiftUI
import Testing
import ViewTestSupport

@testable import DSEffects

@MainActor
struct AccessibilitySetTests {
  private typealias Set = AccessibilityTechnologies

  private var sets: [Set] { [[], .voiceOver, .switchControl, [.voiceOver, .switchControl]] }

  @Test func `technologies are sets`() {
    for a in sets {
      #expect(a.union(a) == a && a.intersection(a) == a && a.symmetricDifference(a) == [] && a.union([]) == a)
      for b in sets {
        #expect(a.union(b) == b.union(a) && a.intersection(b) == b.intersection(a))
        #expect(a.isSubset(of: b) == (a.union(b) == b) && a.isSubset(of: b) == (a.intersection(b) == a))
        #expect(a.symmetricDifference(b) == a.union(b).subtracting(a.intersection(b)))
        var changed = a
        let inserted = changed.insert(b)
        #expect(changed == a.union(b) && inserted.inserted == !a.contains(b))
        changed = a
        let removed = changed.remove(b)
        #expect(changed == a.subtracting(b) && (removed ?? []) == a.intersection(b))
        changed = a
        #expect((changed.update(with: b) ?? []) == a.intersection(b) && changed == a.union(b))
      }
    }
    #expect(Set.voiceOver != .switchControl)
  }

  @Test func `a level of a heading is a number, and one that is not said is none`() {
    for (level, number) in [(AccessibilityHeadingLevel.h1, 1), (.h2, 2), (.h3, 3), (.h4, 4), (.h5, 5), (.h6, 6)] {
      let text = dump(Text("a").accessibilityHeading(level))
      #expect(text.contains("heading=\(number)") && text.contains("traits=[isHeader]"))
    }
    let plain = dump(Text("a").accessibilityHeading(.unspecified))
    #expect(plain.contains("traits=[isHeader]") && !plain.contains("heading="))
  }

  @Test func `the older names of facts say the same`() {
    let text = Text("a")
    let pairs: [(any View, any View)] = [
      (text.accessibility(label: Text("b")), text.accessibilityLabel("b")),
      (text.accessibility(value: Text("b")), text.accessibilityValue("b")),
      (text.accessibility(hint: Text("b")), text.accessibilityHint("b")),
      (text.accessibility(removeTraits: .isImage), text.accessibilityRemoveTraits(.isImage)),
      (text.accessibility(inputLabels: [Text("b")]), text.accessibilityInputLabels(["b"])),
      (text.accessibility(sortPriority: 3), text.accessibilitySortPriority(3)),
    ]
    for (index, (older, newer)) in pairs.enumerated() {
      #expect(dump(AnyView(older)) == dump(AnyView(newer)), "pair \(index)")
      #expect(dump(AnyView(older)) != dump(text), "pair \(index)")
    }
  }

  @Test func `actions are known by their names, those of several modifiers one after the other`() {
    let text = Text("a").accessibilityAction(named: "Pay") {}.accessibilityAction(.escape) {}
      .accessibilityAdjustableAction { _ in }
    #expect(dump(text).contains("\"Pay\"") && dump(text).contains("\"increment\""))
    let views = Text("a").accessibilityActions {
      Button("One") {}
      Button("Two") {}
    }
    #expect(dump(views).contains("actions=[\"One\", \"Two\"]"))
  }

  @Test func `children that stand for a view's own are one with it, and further content has its name`() {
    let view = Color.red.accessibilityChildren {
      Text("Jan")
      Text("Feb")
    }
    #expect(dump(view).contains("label=\"Jan, Feb\" children=combine"))
    #expect(dump(Text("a").accessibilityCustomContent("Weight", "3 kg")).contains("Weight: 3 kg"))
    #expect(dump(Text("a").accessibilityElement()).contains("children=ignore"))
  }
}
