public import Foundation

/// What receives events.
@preconcurrency @MainActor
open class NSResponder {
  public nonisolated init() {}
  open var acceptsFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open func mouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
}

/// What happened to a device: nothing ever does.
@preconcurrency @MainActor
open class NSEvent {
  public nonisolated init() {}
}

/// The program, as it would run on a desktop.
/// - Partial: the application is active and has no windows.
@preconcurrency @MainActor
open class NSApplication: NSResponder {
  /// The program.
  public static let shared = NSApplication()
  public let isActive = true
  public let windows: [NSWindow] = []
  public var keyWindow: NSWindow? { nil }
  public var mainWindow: NSWindow? { nil }
  public let effectiveAppearance = NSAppearance(named: .aqua)
  /// Ends the program.
  /// - Ignored: the program keeps running.
  public func terminate(_ sender: Any?) {}
  /// Brings the program to the front.
  /// - Ignored: the program has no windows.
  public func activate(ignoringOtherApps flag: Bool) {}
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  nonisolated public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

/// The program.
// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public var NSApp: NSApplication! { .shared }

/// Whether an interface is light or dark.
public final class NSAppearance: @unchecked Sendable {
  /// The name of a look.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A look by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
  }

  /// The look's name.
  public let name: Name
  /// A look by its name.
  public init?(named name: Name) { self.name = name }
  /// The first of some names that fits.
  public func bestMatch(from appearances: [Name]) -> Name? { appearances.first { $0 == name } }
}

/// What opens files and addresses.
/// - Ignored: nothing is opened.
public final class NSWorkspace: @unchecked Sendable {
  /// The workspace.
  public static let shared = NSWorkspace()
  /// Opens an address.
  @discardableResult public func open(_ url: URL) -> Bool { false }
  public let accessibilityDisplayShouldReduceMotion = false
  public let accessibilityDisplayShouldReduceTransparency = false
  public let accessibilityDisplayShouldIncreaseContrast = false
}

/// What is copied and pasted.
/// - Partial: the value lives as long as the program.
public final class NSPasteboard: @unchecked Sendable {
  /// What is on a pasteboard.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
  }

  /// The pasteboard that all share.
  public static let general = NSPasteboard()
  private var strings: [PasteboardType: String] = [:]
  /// Takes everything away.
  @discardableResult public func clearContents() -> Int {
    strings = [:]
    return 0
  }
  /// Keeps a text.
  @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    strings[dataType] = string
    return true
  }
  /// A text that was kept.
  public func string(forType dataType: PasteboardType) -> String? { strings[dataType] }
}

/// A screen.
/// - Partial: 1512 × 982 points.
@preconcurrency @MainActor
public final class NSScreen {
  /// The screen.
  public static var main: NSScreen? { NSScreen() }
  public let frame = CGRect(x: 0, y: 0, width: 1512, height: 982)
  public let visibleFrame = CGRect(x: 0, y: 0, width: 1512, height: 944)
  public let backingScaleFactor: CGFloat = 2
}

/// The pointer's shape.
/// - Ignored: no pointer is drawn.
public final class NSCursor: @unchecked Sendable {
  public static let arrow = NSCursor()
  public static let pointingHand = NSCursor()
  public static let iBeam = NSCursor()
  public static let crosshair = NSCursor()
  public static let openHand = NSCursor()
  public static let closedHand = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let resizeUpDown = NSCursor()
  /// Shows the shape.
  public func push() {}
  /// Shows the shape.
  public func set() {}
  /// Shows the shape before it.
  public func pop() {}
  /// Shows the shape before the last.
  public class func pop() {}
}
