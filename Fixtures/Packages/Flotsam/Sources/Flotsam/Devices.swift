import CommonCrypto
import ContactsUI
import CryptoKit
import EventKitUI
import MapKit
import OSLog
import PhotosUI
import QuickLook
import SwiftUI

/// What apps ask a phone for: its address book, its calendar, its maps, its pictures and its log.
final class Devices {
  var people: [CNContact] = []
  func read() async throws {
    guard try await CNContactStore().requestAccess(for: .contacts) else { return }
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
    try CNContactStore().enumerateContacts(with: request) { person, _ in people.append(person) }
  }
  func write() async throws {
    let store = EKEventStore()
    guard EKEventStore.authorizationStatus(for: .event) != .denied, try await store.requestFullAccessToEvents() else {
      return
    }
    let event = EKEvent(eventStore: store)
    event.title = "Low tide"
    try store.save(event, span: .thisEvent)
  }
  func entries() throws -> [String] {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    return try store.getEntries(at: store.position(timeIntervalSinceLatestBoot: 1))
      .compactMap { $0 as? OSLogEntryLog }.filter { $0.subsystem == "flotsam" }.map(\.composedMessage)
  }
  var page: UIViewController? { UINavigationController(rootViewController: UIViewController()).visibleViewController }
  var filter: PHPickerFilter { .any(of: [.images, .panoramas]) }
}

/// A map of UIKit with a balloon for each harbour.
struct Chartlet: UIViewRepresentable {
  final class Harbour: NSObject, MKAnnotation {
    let coordinate = CLLocationCoordinate2D(latitude: 54, longitude: 10)
    let title: String? = "Kiel"
  }
  final class Coordinator: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      let balloon = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "harbour")
      balloon.markerTintColor = .systemBlue
      return balloon
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    map.pointOfInterestFilter = .excludingAll
    map.addAnnotations([Harbour()])
    return map
  }
  func updateUIView(_ map: MKMapView, context: Context) { map.setRegion(MKCoordinateRegion(), animated: false) }
}

/// A blur that is stopped at once.
struct Haze: UIViewRepresentable {
  func makeUIView(context: Context) -> UIVisualEffectView {
    let view = UIVisualEffectView()
    let animator = UIViewPropertyAnimator()
    animator.addAnimations { view.effect = UIBlurEffect() }
    animator.stopAnimation(false)
    return view
  }
  func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

/// The hash of a text by the C library, as caches name their files.
func fileName(of text: String) -> String {
  var hash = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
  let data = Data(text.utf8)
  data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &hash) }
  return hash.prefix(4).map { String(format: "%02x", $0) }.joined()
}

/// A list that asks for what it shows when it is pulled.
struct Fingerprint: View {
  enum Mode { case all, own }
  var mode = Mode.all
  @State private var file: URL?
  private let digest = SHA256.hash(data: Data("flotsam".utf8)).prefix(4).map { String(format: "%02x", $0) }.joined()
  var body: some View {
    Text(digest == fileName(of: "flotsam") ? digest : "two hashes").padding()
      .navigationBarTitle(String(digest.prefix(2)), displayMode: .inline)
      .refreshable {
        guard mode == .own else { return }
      }
      .quickLookPreview($file)
  }
}

#Preview("Digest") { Fingerprint() }
