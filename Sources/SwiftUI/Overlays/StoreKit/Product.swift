public import Foundation

// The shop, as stubs: it has no products, there are no purchases, and nothing can be bought.

/// A value that the shop has signed.
public enum VerificationResult<SignedType> {
  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// Why a value is not trusted.
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
    case missingRequiredProperties
  }
  /// The value, if the shop has signed it.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  /// The value, signed or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}
extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// Something that an app sells; there is none.
public struct Product: Identifiable, Hashable, Sendable {
  /// Kinds of products.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = Self(rawValue: "Consumable")
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }
  /// How a purchase ended.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  /// Why a purchase failed.
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
    case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }
  /// What a purchase is made with.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: "token \(token)") }
    public static func quantity(_ quantity: Int) -> Self { Self(name: "quantity \(quantity)") }
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Self {
      Self(name: "ask \(simulateAskToBuy)")
    }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  /// How the price is written.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  /// How the unit of a subscription's price is written.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { .init() }
  /// What this product's purchase was; nil for none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  /// The products of some ids.
  /// - Partial: there is none.
  public static func products<Identifiers: Collection<String>>(for identifiers: Identifiers) async throws -> [Product] {
    []
  }
  /// Buys the product.
  /// - Partial: it cannot be bought.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

extension Product {
  /// A length of time.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Codable, Sendable, CaseIterable {
      case day, week, month, year
      /// The unit in English.
      public var localizedDescription: String { "\(self)".capitalized }
      /// Writes a unit in English.
      public struct FormatStyle: Foundation.FormatStyle {
        public func format(_ value: Unit) -> String { "\(value)" }
      }
      /// The unit as a style writes it.
      public func formatted(_ format: FormatStyle) -> String { format.format(self) }
    }
    public let unit: Unit
    public let value: Int
  }

  /// A reduced price.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// Kinds of offers.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = Self(rawValue: "Introductory")
      public static let promotional = Self(rawValue: "Promotional")
      public static let winBack = Self(rawValue: "WinBack")
    }
    /// How an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      public static let payUpFront = Self(rawValue: "PayUpFront")
      public static let freeTrial = Self(rawValue: "FreeTrial")
    }
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  /// What there is to know of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// Whether a subscription goes on.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = Self(rawValue: 1)
      public static let expired = Self(rawValue: 2)
      public static let inBillingRetryPeriod = Self(rawValue: 3)
      public static let inGracePeriod = Self(rawValue: 4)
      public static let revoked = Self(rawValue: 5)
      /// The state in English.
      public var localizedDescription: String {
        [1: "Subscribed", 2: "Expired", 3: "In Billing Retry Period", 4: "In Grace Period", 5: "Revoked"][rawValue]
          ?? "Unknown"
      }
    }
    /// What happens next.
    public struct RenewalInfo: Hashable, Sendable {
      /// Why a subscription has ended.
      public enum ExpirationReason: Hashable, Sendable {
        case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable, unknown
      }
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let expirationReason: ExpirationReason?
      public let gracePeriodExpirationDate: Date?
      public let isInBillingRetry: Bool
      public let renewalDate: Date?
    }
    /// A state with its proofs.
    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
      /// Changes of states; it ends at once.
      public static var updates: AsyncStream<Status> { AsyncStream { $0.finish() } }
    }

    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let groupDisplayName: String
    public let groupLevel: Int
    public var status: [Status] { get async throws { [] } }
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public static func status(for groupID: String) async throws -> [Status] { [] }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }
}
