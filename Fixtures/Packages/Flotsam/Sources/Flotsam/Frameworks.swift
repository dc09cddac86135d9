import Charts
import CloudKit
import CoreBluetooth
import LinkPresentation
import LocalAuthentication
import MediaPlayer
import MessageUI
import Network
import PDFKit
import StoreKit
import SwiftUI
import TipKit

struct Catch: Identifiable {
  let id: Int
  let day: String
  let weight: Double
}

struct CatchChart: View {
  let catches: [Catch]

  var body: some View {
    Chart {
      ForEach(catches) { item in
        BarMark(x: .value("Day", item.day), y: .value("Weight", item.weight)).cornerRadius(4)
        if item.weight > 2 { PointMark(x: .value("Day", item.day), y: .value("Weight", item.weight)) }
      }
      RuleMark(y: .value("Goal", 3)).annotation(position: .top) { Text("Goal") }
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .chartYScale(domain: 0...10)
    .frame(height: 80)
  }
}

struct KnotTip: Tip {
  var title: Text { Text("Two half hitches") }
  var message: Text? { Text("They hold on any ring.") }
  var image: Image? { Image(systemName: "lifepreserver") }
}

struct Paper: UIViewRepresentable {
  func makeUIView(context: Context) -> PDFView {
    let view = PDFView()
    (view.document, view.autoScales) = (PDFDocument(), true)
    return view
  }
  func updateUIView(_ view: PDFView, context: Context) {}
}

final class Watch: ObservableObject {
  @Published var isOnline = true
  private let monitor = NWPathMonitor()

  init() {
    monitor.pathUpdateHandler = { [weak self] path in self?.isOnline = path.status == .satisfied }
    monitor.start(queue: DispatchQueue(label: "network"))
  }
}

@MainActor func letter() -> UIViewController? {
  guard MFMailComposeViewController.canSendMail() else { return nil }
  return MFMailComposeViewController()
}

func hasAccount() async throws -> Bool { try await CKContainer.default().accountStatus() == .available }
func canTell() -> Bool { LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) }
func about(_ url: URL) -> LPLinkMetadata {
  let metadata = LPLinkMetadata()
  (metadata.url, metadata.title) = (url, "A link")
  return metadata
}

final class Beacons: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
  static let battery = CBUUID(string: "180f")
  private lazy var manager = CBCentralManager(delegate: self, queue: nil)
  private var found: Set<CBUUID> = []

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    if manager.state == .poweredOn { manager.scanForPeripherals(withServices: [Self.battery]) }
  }
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi: NSNumber
  ) {
    peripheral.delegate = self
    central.connect(peripheral)
  }
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
    if (error as? CBError)?.code == .connectionTimeout { return }
    found.formUnion((peripheral.services ?? []).map(\.uuid))
  }
}

func hasSubscribed(_ id: String) async throws -> Bool {
  for await result in StoreKit.Transaction.currentEntitlements {
    if case .verified(let bought) = result, bought.productType == .autoRenewable { return bought.productID == id }
  }
  return try await Product.products(for: [id]).first?.subscription?.status.contains { $0.state == .subscribed } == true
}

func logBooks() throws -> [URL] {
  let folder = URL.documentsDirectory
  guard folder.startAccessingSecurityScopedResource() else { return [] }
  defer { folder.stopAccessingSecurityScopedResource() }
  var (found, error) = ([URL](), nil as NSError?)
  NSFileCoordinator().coordinate(readingItemAt: folder, error: &error) { found.append($0) }
  return autoreleasepool { found.filter { (try? $0.resourceValues(forKeys: [.contentTypeKey]).contentType) == .pdf } }
}

@MainActor func tellWhatPlays() -> UIView {
  MPNowPlayingInfoCenter.default().nowPlayingInfo = [
    MPMediaItemPropertyTitle: "Shanty", MPNowPlayingInfoPropertyPlaybackRate: 1.0,
    MPMediaItemPropertyArtwork: MPMediaItemArtwork(boundsSize: CGSize(width: 9, height: 9)) { _ in UIImage() },
  ]
  MPRemoteCommandCenter.shared().changePlaybackPositionCommand.addTarget { event in
    (event as? MPChangePlaybackPositionCommandEvent).map { $0.positionTime < 9 } == true ? .success : .commandFailed
  }
  return MPVolumeView(frame: .zero)
}

#Preview("Tip") { TipView(KnotTip()).padding() }
#Preview("Chart") { CatchChart(catches: [Catch(id: 1, day: "Mon", weight: 3)]) }
