import DSNode
import Testing

struct AccessibilityNodeTests {
  private let outer = AccessibilityNode {
    $0.label = "Send"
    $0.isEnabled = false
    $0.traits = [.isButton]
    $0.removedTraits = [.isImage]
    $0.actions = ["Pay"]
    $0.content = ["Weight: 3 kg"]
  }
  private let inner = AccessibilityNode {
    $0.label = "Letter"
    $0.value = "3"
    $0.isEnabled = true
    $0.role = .button
    $0.isExpanded = true
    $0.traits = [.isImage, .isSelected]
    $0.removedTraits = [.isButton]
    $0.headingLevel = 2
    $0.children = .combine
    $0.sortPriority = 1
    $0.actions = ["Open"]
    $0.inputLabels = ["Post"]
    $0.content = ["Size: A4"]
  }

  @Test func `facts of the outer view count, and what it does not say the inner one says`() {
    let both = outer.over(inner)
    #expect(both.label == "Send" && both.value == "3" && both.isEnabled == false && both.role == .button)
    #expect(both.isExpanded == true && both.headingLevel == 2 && both.children == .combine && both.sortPriority == 1)
    #expect(both.actions == ["Open", "Pay"] && both.content == ["Size: A4", "Weight: 3 kg"])
    #expect(both.inputLabels == ["Post"])
  }

  @Test func `a trait that the outer view adds or takes away is so, whatever the inner one says`() {
    let both = outer.over(inner)
    #expect(both.traits == [.isSelected, .isButton])
    #expect(both.removedTraits == [.isImage])
    #expect(Set(both.traits).isDisjoint(with: both.removedTraits))
  }

  @Test func `a view that says nothing changes nothing`() {
    let nothing = AccessibilityNode()
    #expect(nothing.over(inner) == inner)
    #expect(inner.over(nothing) == inner)
    #expect(nothing.over(nothing) == nothing)
  }

  @Test func `of three views it does not matter which two are joined first`() {
    let third = AccessibilityNode {
      $0.hint = "Opens the letter"
      $0.traits = [.isLink]
      $0.actions = ["Close"]
    }
    #expect(outer.over(inner).over(third) == outer.over(inner.over(third)))
  }

  @Test func `input labels stand for themselves, not beside the inner ones`() {
    let named = AccessibilityNode { $0.inputLabels = ["Mail"] }
    #expect(named.over(inner).inputLabels == ["Mail"])
  }
}
