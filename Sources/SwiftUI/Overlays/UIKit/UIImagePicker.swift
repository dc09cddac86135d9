public import Foundation

/// Takes or chooses a picture, as a stub: there is no camera.
@preconcurrency @MainActor
open class UIImagePickerController: _UIPagesController {
  /// Where a picture comes from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// Which camera.
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }
  /// How good a film is.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// What is known of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }
  public nonisolated init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600
  open var videoExportPreset = ""
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraDevice = CameraDevice.rear
}

/// Receives a picture.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Nothing is done.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Nothing is done.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Receives the events of pages on top of one another.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {}
