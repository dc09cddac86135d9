public import DSView
import Foundation

/// A store of a country.
/// - Partial: there is none.
public struct Storefront: Hashable, Identifiable, Sendable {
  public let id: String
  public let countryCode: String
  public static var current: Storefront? { get async { nil } }
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}

/// What the store has to say.
/// - Partial: it says nothing.
public struct Message: Hashable, Sendable {
  /// Why the store says something.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let priceIncreaseConsent = Self(rawValue: 1)
    public static let generic = Self(rawValue: 2)
    public static let billingIssue = Self(rawValue: 3)
  }
  public let reason: Reason
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }
}

/// What shows what the store has to say, from the environment.
public struct DisplayMessageAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  /// What shows what the store has to say.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
