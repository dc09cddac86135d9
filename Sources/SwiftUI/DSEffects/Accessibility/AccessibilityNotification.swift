public import DSView
public import Foundation

// What Apple's Accessibility framework has for announcements, and SwiftUI passes on. Assistive technology reads them; no
// picture shows them.

/// What is reported to assistive technology.
public enum AccessibilityNotification {
  /// Words that are read out.
  public struct Announcement {
    /// Words as they are.
    public init(_ announcement: String) {}
    /// Words with attributes.
    public init(_ announcement: AttributedString) {}
    /// Words that are looked up.
    public init(_ announcement: LocalizedStringResource) {}
    /// Reads them out.
    /// - Ignored: no picture shows it.
    public func post() {}
  }

  /// A change of what is on the screen.
  public struct LayoutChanged {
    /// A change after which an element gets the focus.
    public init(_ element: Any? = nil) {}
    /// Reports it.
    /// - Ignored: no picture shows it.
    public func post() {}
  }

  /// A change of the whole screen.
  public struct ScreenChanged {
    /// A change after which an element gets the focus.
    public init(_ element: Any? = nil) {}
    /// Reports it.
    /// - Ignored: no picture shows it.
    public func post() {}
  }

  /// A page that is scrolled to.
  public struct PageScrolled {
    /// Words for the page.
    public init(_ announcement: String) {}
    /// Words for the page, with attributes.
    public init(_ announcement: AttributedString) {}
    /// Reports it.
    /// - Ignored: no picture shows it.
    public func post() {}
  }
}
