import DSView
import Foundation

/// What an effect of the pointer looks like.
/// - Ignored: a picture has no pointer.
public struct HoverEffect: Sendable {
  /// The platform's.
  public static let automatic = HoverEffect()
  /// A ground behind the view.
  public static let highlight = HoverEffect()
  /// The view comes nearer.
  public static let lift = HoverEffect()
}

/// A key press.
/// - Ignored: a picture receives no keyboard input.
public struct KeyPress: Sendable {
  /// What pressing a key did.
  public enum Result: Sendable {
    case handled, ignored
  }

  /// When a key counts.
  public struct Phases: OptionSet, Sendable {
    /// The phases as bits.
    public let rawValue: Int
    /// Phases of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// Always.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The key.
  public let key: KeyEquivalent
  /// The letters.
  public let characters: String
  /// Whether it goes down, is held or comes up.
  public let phase: KeyPress.Phases
  /// The keys that are held beside it.
  public let modifiers: EventModifiers
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key's letter.
  public var character: Character
  /// A key by its letter.
  public init(_ character: Character) { self.character = character }
  /// A key by its letter.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The keys without a visible character, by AppKit's private characters or control characters.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  public static let downArrow: KeyEquivalent = "\u{F701}"
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  public static let escape: KeyEquivalent = "\u{1B}"
  public static let delete: KeyEquivalent = "\u{8}"
  public static let tab: KeyEquivalent = "\t"
  public static let space: KeyEquivalent = " "
  public static let `return`: KeyEquivalent = "\r"
  public static let clear: KeyEquivalent = "\u{F739}"
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  public static let home: KeyEquivalent = "\u{F729}"
  public static let end: KeyEquivalent = "\u{F72B}"
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  public static let pageDown: KeyEquivalent = "\u{F72D}"
}

/// Keys that change others.
@frozen
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Keys of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The modifier keys by Apple's names.
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut is changed for other keyboards.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// As the platform does.
    public static let automatic = Localization(name: "automatic")
    /// Without turning directions round.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Not at all.
    public static let custom = Localization(name: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held beside it.
  public var modifiers: EventModifiers
  /// How it is changed for other keyboards.
  public var localization: Localization

  /// A key, with Command unless others are named.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// A key, with Command unless others are named, and how it is changed for other keyboards.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }

  /// Hashes the key and those beside it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization)
  }

  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// What a device does to be felt.
/// - Ignored: a picture receives no touches.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// The kinds of feedback by Apple's names.
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
  /// A push of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }

  /// How heavy a push feels.
  public struct Weight: Equatable, Sendable {
    private let value: Int
    /// The weights, the lightest first.
    public static let light = Weight(value: 0)
    public static let medium = Weight(value: 1)
    public static let heavy = Weight(value: 2)
  }
}

/// Which parts of a view a shape stands for.
/// - Ignored: a picture receives no touches.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: Int
  /// Parts of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The pointer's effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
