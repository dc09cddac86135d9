import CoreFoundation
import PhotosUI
import SwiftUI
import UIKit
import VisionKit

// What sources do with the codes on containers: the camera's, and those of pictures that are chosen.

struct ContainerScanner: UIViewControllerRepresentable {
  @Binding var code: String?

  func makeUIViewController(context: Context) -> DataScannerViewController {
    let scanner = DataScannerViewController(
      recognizedDataTypes: [.barcode(symbologies: [.qr, .code128]), .text()], qualityLevel: .fast,
      isHighlightingEnabled: true)
    scanner.delegate = context.coordinator
    return scanner
  }

  func updateUIViewController(_ scanner: DataScannerViewController, context: Context) {
    guard DataScannerViewController.isSupported, DataScannerViewController.isAvailable, !scanner.isScanning else {
      return
    }
    try? scanner.startScanning()
  }

  func makeCoordinator() -> Coordinator { Coordinator(code: $code) }

  @MainActor final class Coordinator: DataScannerViewControllerDelegate {
    private let code: Binding<String?>
    init(code: Binding<String?>) { self.code = code }

    func dataScanner(
      _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {
      for item in addedItems {
        switch item {
        case .barcode(let barcode): code.wrappedValue = barcode.payloadStringValue
        case .text(let text): code.wrappedValue = text.transcript
        default: break
        }
      }
    }
  }
}

/// The code of a picture, and how long it took to find it.
func code(in picture: UIImage) -> (String?, CFAbsoluteTime) {
  let began = CFAbsoluteTimeGetCurrent()
  return autoreleasepool {
    let detector = CIDetector(
      ofType: CIDetectorTypeQRCode, context: nil, options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])
    let found = CIImage(image: picture).flatMap { detector?.features(in: $0) } as? [CIQRCodeFeature]
    return (found?.first?.messageString, CFAbsoluteTimeGetCurrent() - began)
  }
}

/// Packages that are written for Linux, too, bring this themselves.
private func autoreleasepool<Value>(invoking body: () throws -> Value) rethrows -> Value { try body() }

struct ContainerPicker: View {
  @State private var chosen: PhotosPickerItem?

  var body: some View {
    PhotosPicker(selection: $chosen, matching: .images, photoLibrary: .shared()) {
      Label("Container", systemImage: "shippingbox")
    }
    .task { await askForNews() }
  }

  /// UIKit brings the notifications' names.
  private func askForNews() async {
    let center = UNUserNotificationCenter.current()
    guard await center.notificationSettings().authorizationStatus == .notDetermined else { return }
    _ = try? await center.requestAuthorization(options: [.alert, .badge])
  }
}

/// A value of a message, by its kind.
func described(_ value: Any) -> String {
  if let number = value as? NSNumber, CFGetTypeID(number) == CFBooleanGetTypeID() {
    return number.boolValue ? "yes" : "no"
  }
  return "\(value)"
}

/// Work that is put among a queue's with these marks.
struct Unloading: Sendable {
  let marks: DispatchWorkItemFlags
}

/// The squares of a code: a picture that is made of bytes.
func squares(_ dark: [Bool], side: Int) -> UIImage? {
  let bytes = dark.flatMap { isDark in isDark ? [0, 0, 0, 255] : [255, 255, 255, 255] as [UInt8] }
  guard let provider = CGDataProvider(data: Data(bytes) as CFData),
    let picture = CGImage(
      width: side, height: side, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: side * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  else { return nil }
  return UIImage(cgImage: picture)
}

#Preview {
  VStack(alignment: .leading, spacing: 12) {
    if let code = squares([true, true, false, true, false, true, false, true, true], side: 3) {
      Image(uiImage: code).interpolation(.none).resizable().frame(width: 60, height: 60)
    }
    ContainerPicker()
    Text(described(true as NSNumber))
    Text(described(7 as NSNumber))
    Text(code(in: UIImage()).0 ?? "No code")
  }
  .padding()
}
