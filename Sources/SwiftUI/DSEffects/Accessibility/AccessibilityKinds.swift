import DSNode
public import DSView
public import Foundation

/// A kind of action.
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: String
  /// The first kind.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Changes of a text.
  public static let edit = AccessibilityActionCategory(name: "edit")
  private init(name: String) { self.name = name }
  /// A kind by its name.
  public init(_ name: Text) { self.init(name: name.spoken) }
  /// A kind by its name.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  /// A kind by its name in a string variable.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(name: String(name)) }
}

/// What a touch of a view that answers itself is like.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is chosen first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Nothing is read.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A way through views of a kind that the platform knows.
public struct AccessibilitySystemRotor: Sendable {
  private let name: String
  /// Links.
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  /// Links that were followed or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .init(name: "links") }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init(name: "headings")
  }
  /// Bold texts.
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  /// Slanted texts.
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  /// Underlined texts.
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  /// Words that are written wrongly.
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
  /// Images.
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  /// Fields of texts.
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  /// Parts of a page.
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }
}

/// Assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: Set<Int>
  private init(_ bits: Set<Int>) { self.bits = bits }
  /// None.
  public init() { bits = [] }
  /// A voice that reads.
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies([0]) }
  /// Switches instead of fingers.
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies([1]) }
  /// Whether all of the other are in this one.
  public func contains(_ member: Self) -> Bool { bits.isSuperset(of: member.bits) }
  /// Those of both.
  public func union(_ other: Self) -> Self { Self(bits.union(other.bits)) }
  /// Those that both have.
  public func intersection(_ other: Self) -> Self { Self(bits.intersection(other.bits)) }
  /// Those that only one has.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits.symmetricDifference(other.bits)) }
  /// Adds some.
  public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }
  /// Keeps those that the other has too.
  public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }
  /// Keeps those that only one has.
  public mutating func formSymmetricDifference(_ other: Self) { bits.formSymmetricDifference(other.bits) }
  /// Adds one.
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// Takes one away.
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    bits.subtract(member.bits)
    return common.bits.isEmpty ? nil : common
  }
  /// Adds one.
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.bits.isEmpty ? nil : common
  }
}

/// What a text is, for how it is read.
public struct AccessibilityTextContentType: Sendable {
  private let name: String
  /// A text like any other.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What programs write.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Tables of numbers.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// What a reader who makes the view larger or smaller does.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Larger or smaller.
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  /// Larger or smaller.
  public let direction: Direction
  /// Where, in parts of the view.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}

extension View {
  /// What assistive technology can make the view do, as buttons of a kind.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Whether the view is asked before an action, and what its touches are like.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// A way through texts of a kind that the platform knows.
  /// - Ignored: no assistive technology navigates a picture.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// A way through texts of a kind.
  /// - Ignored: no assistive technology navigates a picture.
  nonisolated public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// What the text is, for how it is read.
  /// - Ignored: pictures have no speech.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// What happens when a reader moves what is inside.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    accessible { $0.actions = ["scroll"] }
  }

  /// What happens when a reader makes the view larger or smaller.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessible { $0.actions = ["zoomIn", "zoomOut"] }
  }

  /// Views that belong together.
  /// - Ignored: no assistive technology navigates a picture.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Where the view is dragged from.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Where the view is dragged from.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Where something is dropped on the view.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Where something is dropped on the view.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// The view that assistive technology points at first.
  /// - Ignored: no assistive technology focuses views in a picture.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}

extension AccessibilityFocusState {
  /// Whether a view is pointed at by some technology: it is not.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Which view is pointed at by some technology: none.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }
}
