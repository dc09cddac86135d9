import Charts
import CloudKit
import LinkPresentation
import LocalAuthentication
import MessageUI
import Network
import PDFKit
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

#Preview("Tip") { TipView(KnotTip()).padding() }
#Preview("Chart") { CatchChart(catches: [Catch(id: 1, day: "Mon", weight: 3)]) }
