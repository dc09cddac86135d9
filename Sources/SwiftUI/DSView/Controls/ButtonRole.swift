public import Foundation

/// What a button does to the reader's work.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It takes something away for good.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms what the reader has done.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes its container.
  public static let close = ButtonRole(name: "close")
}

/// The shape of a button with a ground.
public struct ButtonBorderShape: Hashable, Sendable {
  /// The shapes.
  package enum Kind: Hashable {
    case automatic, capsule, circle
    case roundedRectangle(radius: Double?)
  }

  /// Which shape it is.
  package let kind: Kind

  /// A rounded rectangle; a capsule for small buttons.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle whose shorter sides are half circles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle around a symbol.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
}

extension ButtonBorderShape {
  /// A rounded rectangle of a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: Double(radius)))
  }
}
