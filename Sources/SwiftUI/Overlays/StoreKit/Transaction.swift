public import Foundation

/// A purchase; there is none.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// How a product came to be owned.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = Self(rawValue: "PURCHASED")
    public static let familyShared = Self(rawValue: "FAMILY_SHARED")
  }
  /// Why a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = Self(rawValue: 1)
    public static let other = Self(rawValue: 0)
  }
  /// Purchases, one after the other; it ends at once.
  public struct Transactions: AsyncSequence, Sendable {
    /// Its end.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public typealias Element = VerificationResult<Transaction>
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// How a request for money back ended.
  public enum RefundRequestStatus: Hashable, Sendable {
    case userCancelled, success
  }
  /// Why a request for money back failed.
  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest, failed
  }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let appBundleID: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public let ownershipType: OwnershipType
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let appAccountToken: UUID?
  public let price: Decimal?

  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public func finish() async {}
}

/// The shop itself.
public enum AppStore {
  /// Where an app comes from.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Self(rawValue: "Production")
    public static let sandbox = Self(rawValue: "Sandbox")
    public static let xcode = Self(rawValue: "Xcode")
  }
  /// Whether something may be bought.
  public static var canMakePayments: Bool { false }
  /// Asks for all purchases again; there is none.
  public static func sync() async throws {}
}

/// What goes wrong in the shop.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
}
