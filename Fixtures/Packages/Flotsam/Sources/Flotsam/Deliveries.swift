import AVKit
import AuthenticationServices
import Combine
import CoreLocation
import Foundation
import StoreKit
import SwiftUI
import SwiftUIIntrospect
import SystemConfiguration
import WeatherKit

/// A model that puts its download off, as packages of pictures do, and that begins when its preview is read.
final class Delivery: ObservableObject {
  @Published var miles = 12

  init() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { fatalError("no time passes in previews") }
  }
}

struct Deliveries: View {
  @ObservedObject var delivery: Delivery

  var body: some View {
    VStack {
      Text("\(delivery.miles) miles").introspect()
      SignInWithAppleButton(.continue) {
        $0.requestedScopes = [.email]
      } onCompletion: { _ in
      }.frame(height: 44)
      SignInWithAppleButton { _ in
      } onCompletion: { _ in
      }.signInWithAppleButtonStyle(.whiteOutline)
        .frame(width: 220, height: 36)
    }
    .padding(8).toolbar {}
  }
}

struct Deliveries_Previews: PreviewProvider {
  static var previews: some View { Deliveries(delivery: Delivery()) }
}

/// What a preview waits for before it is drawn: it may take its time.
struct Stock: PreviewModifier {
  static func makeSharedContext() async throws -> Int {
    try await Task.sleep(for: .milliseconds(20))
    return 7
  }

  func body(content: Content, context: Int) -> some View { content.badge(context) }
}

#Preview("Stock", traits: .modifier(Stock())) { List { Text("Parcels") } }

final class Parcels: NSDiscardableContent {
  let cells: [CLLocation: WeatherCondition] = [CLLocation(latitude: 1, longitude: 2): .partlyCloudy]
  var picture: UIImage? { UIImage(systemName: "shippingbox") }

  func beginContentAccess() -> Bool { true }
  func endContentAccess() {}
  func discardContentIfPossible() {}
  func isContentDiscarded() -> Bool { false }

  func weather(at place: CLLocation) async throws -> [Double] {
    let hours = try await WeatherService.shared.weather(for: place, including: .hourly)
    return hours.map { $0.temperature.converted(to: .celsius).value }
  }

  func request(_ url: URL) -> URLRequest {
    let settings = URLSessionConfiguration.default
    settings.waitsForConnectivity = true
    settings.allowsExpensiveNetworkAccess = false
    var request = URLRequest(url: url)
    request.allowsConstrainedNetworkAccess = false
    return request
  }

  func miles(_ data: Data, of delivery: Delivery) {
    Result.Publisher(data).setFailureType(to: (any Error).self).decode(type: Int.self, decoder: JSONDecoder())
      .replaceError(with: 0).subscribe(Subscribers.Assign(object: delivery, keyPath: \.miles))
  }
}

@MainActor func order(_ controller: AuthorizationController) async throws {
  let passkey = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
  let request = passkey.createCredentialAssertionRequest(challenge: Data())
  let result = try await controller.performRequests([request, ASAuthorizationPasswordProvider().createRequest()])
  if case .password(let password) = result { print(password.user) }
  for await message in StoreKit.Message.messages { print(message.reason) }
  for await store in Storefront.updates { print(store.countryCode) }
}

/// Whether there is a network, in the words in which most sources ask.
func isConnected() -> Bool {
  var zero = sockaddr_in()
  zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
  zero.sin_family = sa_family_t(AF_INET)
  let route = withUnsafePointer(to: &zero) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
  }
  var flags: SCNetworkReachabilityFlags = []
  return route.map { SCNetworkReachabilityGetFlags($0, &flags) } == true && flags.contains(.reachable)
}
