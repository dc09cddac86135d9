// swift-format-ignore-file: AlwaysUseLowerCamelCase

// For sources that read codes and texts with the camera, as stubs: no device can, so sources take the path for that.

#if DSRENDER_UIKIT
  public import CoreGraphics
  public import Foundation
  public import UIKit

  /// The kind of a code.
  public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
  }

  /// What was found in the camera's picture.
  public enum RecognizedItem: Identifiable, Sendable {
    case text(Text)
    case barcode(Barcode)
    public var id: UUID {
      switch self {
      case .text(let text): text.id
      case .barcode(let code): code.id
      }
    }
    public var bounds: Bounds {
      switch self {
      case .text(let text): text.bounds
      case .barcode(let code): code.bounds
      }
    }
    /// A text.
    public struct Text: Identifiable, Sendable {
      public let id: UUID
      public let bounds: Bounds
      public let transcript: String
    }
    /// A code.
    public struct Barcode: Identifiable, Sendable {
      public let id: UUID
      public let bounds: Bounds
      public let payloadStringValue: String?
    }
    /// The corners of what was found.
    public struct Bounds: Hashable, Sendable {
      public let topLeft: CGPoint
      public let topRight: CGPoint
      public let bottomRight: CGPoint
      public let bottomLeft: CGPoint
    }
  }

  /// Finds codes and texts in the camera's picture, as a stub.
  @preconcurrency @MainActor
  open class DataScannerViewController: UIViewController {
    /// What is looked for.
    public struct RecognizedDataType: Hashable, Sendable {
      private let kind: String
      /// Codes of these kinds; of all if there are none.
      public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
        RecognizedDataType(kind: symbologies.map(\.rawValue).joined(separator: " "))
      }
      /// Texts in these languages, of this kind of content.
      public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> RecognizedDataType {
        RecognizedDataType(kind: "text " + languages.joined(separator: " "))
      }
    }
    /// The content of a text.
    public enum TextContentType: Hashable, CaseIterable, Sendable {
      case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, URL
      case currency
    }
    /// Whether speed or detail counts.
    public enum QualityLevel: Hashable, CaseIterable, Sendable {
      case fast, balanced, accurate
    }
    /// Why nothing can be found.
    public enum ScanningUnavailable: Error, Hashable, CaseIterable, Sendable {
      case unsupported, cameraRestricted
    }
    /// No device can.
    public static var isSupported: Bool { false }
    /// The camera cannot be used.
    public static var isAvailable: Bool { false }
    public let recognizedDataTypes: Set<RecognizedDataType>
    public let qualityLevel: QualityLevel
    public let recognizesMultipleItems: Bool
    public let isHighFrameRateTrackingEnabled: Bool
    public let isPinchToZoomEnabled: Bool
    public let isGuidanceEnabled: Bool
    public let isHighlightingEnabled: Bool
    /// Looks for these kinds.
    public init(
      recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
      recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
      isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
      self.recognizedDataTypes = recognizedDataTypes
      self.qualityLevel = qualityLevel
      self.recognizesMultipleItems = recognizesMultipleItems
      self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
      self.isPinchToZoomEnabled = isPinchToZoomEnabled
      self.isGuidanceEnabled = isGuidanceEnabled
      self.isHighlightingEnabled = isHighlightingEnabled
      super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    /// The part of the view that is looked at; all of it if there is none.
    open var regionOfInterest: CGRect?
    public let overlayContainerView = UIView()
    public var isScanning: Bool { false }
    /// Begins to look: it fails, because no device can.
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    open func stopScanning() {}
  }

  /// Receives what was found.
  @preconcurrency @MainActor
  public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
      _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
      _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
      _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
      _ dataScanner: DataScannerViewController,
      becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
  }

  extension DataScannerViewControllerDelegate {
    /// Nothing is done.
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    /// Nothing is done.
    public func dataScanner(
      _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    /// Nothing is done.
    public func dataScanner(
      _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    /// Nothing is done.
    public func dataScanner(
      _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    /// Nothing is done.
    public func dataScanner(
      _ dataScanner: DataScannerViewController,
      becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
  }
#endif
