// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// For sources that look for faces, texts and codes in pictures, as stubs: nothing is found.

/// Looks for something in pictures.
open class CIDetector {
  /// Looks for something by its name.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// What was found in a picture.
open class CIFeature {
  public let type: String
  public let bounds: CGRect
  init(type: String, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}

/// A face in a picture.
open class CIFaceFeature: CIFeature {
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
}

/// A square code in a picture.
open class CIQRCodeFeature: CIFeature {
  open var messageString: String? { nil }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
