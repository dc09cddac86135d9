import DSNode
public import DSView
import Foundation

/// What a view is or does, for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  var traits: Set<AccessibilityNode.Trait>

  init(_ trait: AccessibilityNode.Trait) { traits = [trait] }

  /// No trait.
  public init() { traits = [] }

  /// The traits by Apple's names.
  public static let isButton = AccessibilityTraits(.isButton)
  public static let isHeader = AccessibilityTraits(.isHeader)
  public static let isSelected = AccessibilityTraits(.isSelected)
  public static let isLink = AccessibilityTraits(.isLink)
  public static let isSearchField = AccessibilityTraits(.isSearchField)
  public static let isImage = AccessibilityTraits(.isImage)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(.isKeyboardKey)
  public static let isStaticText = AccessibilityTraits(.isStaticText)
  public static let isSummaryElement = AccessibilityTraits(.isSummaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  public static let isModal = AccessibilityTraits(.isModal)
  public static let isToggle = AccessibilityTraits(.isToggle)
  public static let isTabBar = AccessibilityTraits(.isTabBar)

  /// The traits in the order of their declaration.
  var list: [AccessibilityNode.Trait] { AccessibilityNode.Trait.allCases.filter { traits.contains($0) } }

  /// The traits of both.
  public func union(_ other: Self) -> Self { copy { $0.formUnion(other.traits) } }
  /// The traits that both have.
  public func intersection(_ other: Self) -> Self { copy { $0.formIntersection(other.traits) } }
  /// The traits that only one has.
  public func symmetricDifference(_ other: Self) -> Self { copy { $0.formSymmetricDifference(other.traits) } }
  /// Adds traits.
  public mutating func formUnion(_ other: Self) { traits.formUnion(other.traits) }
  /// Keeps the traits that the other has too.
  public mutating func formIntersection(_ other: Self) { traits.formIntersection(other.traits) }
  /// Keeps the traits that only one has.
  public mutating func formSymmetricDifference(_ other: Self) { traits.formSymmetricDifference(other.traits) }
  /// Whether all traits of the other are in this one.
  public func contains(_ member: Self) -> Bool { traits.isSuperset(of: member.traits) }

  /// Adds traits.
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  /// Takes traits away.
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    traits.subtract(member.traits)
    return common.traits.isEmpty ? nil : common
  }

  /// Adds traits.
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.traits.isEmpty ? nil : common
  }

  private func copy(_ change: (inout Set<AccessibilityNode.Trait>) -> Void) -> Self {
    var copy = self
    change(&copy.traits)
    return copy
  }
}

/// What becomes of the views inside one that is itself an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let node: AccessibilityNode.Children
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(node: .ignore)
  /// They are separate elements inside.
  public static let contain = AccessibilityChildBehavior(node: .contain)
  /// They are one with it: their texts are its label.
  public static let combine = AccessibilityChildBehavior(node: .combine)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What assistive technology can make a view do.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// It leaves or closes.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// It does what is most likely wanted.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// It deletes.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// It shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  /// An action with a name.
  public init(named name: Text) { self.init(name: name.spoken) }
  private init(name: String) { self.name = name }
}

/// A step of an adjustable view.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// Further facts, by the name of the framework Accessibility.
public enum AXCustomContent {
  /// Whether a fact is announced without being asked for.
  public enum Importance: UInt, Sendable {
    case `default`, high
  }
}

/// The name of a further fact.
/// - Partial: the importance of the content is not kept.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: String

  /// A fact by its name.
  public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey).spoken }
  /// A fact by its name and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(labelKey) }
  /// A fact by its name as a text.
  public init(_ label: Text, id: String) { self.label = label.spoken }
}
