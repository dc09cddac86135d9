// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import DSView

#if DSRENDER_UIKIT
  public import UIKit
#endif

// For sources that sell or request reviews, as stubs: nothing is sold, and no review is requested.

/// What asks for a review.
public enum SKStoreReviewController {
  public static func requestReview() {}
  #if DSRENDER_UIKIT
    @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
  #endif
}

public let SKStoreProductParameterITunesItemIdentifier = "id"

#if DSRENDER_UIKIT
  /// What shows a product of the store.
  @preconcurrency @MainActor
  open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    open func loadProduct(
      withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) { block?(false, nil) }
  }

  /// Receives its events.
  @preconcurrency @MainActor
  public protocol SKStoreProductViewControllerDelegate: AnyObject {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
  }
#endif

/// What asks for a review, from the environment.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// What asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

extension View {
  /// The view.
  /// - Ignored: a picture shows no sheet of the system.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// The view.
  /// - Ignored: a picture shows no sheet of the system.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  /// The view.
  /// - Ignored: a picture shows no sheet of the system.
  nonisolated public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
  ) -> some View { self }
  /// The view.
  /// - Ignored: a picture shows no sheet of the system.
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
}
