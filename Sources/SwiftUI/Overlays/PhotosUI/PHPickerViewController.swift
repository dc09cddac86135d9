#if DSRENDER_UIKIT
  public import DSFoundation
  public import UIKit

  /// How pictures are chosen.
  public struct PHPickerConfiguration {
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public init() {}
    /// How a person's pictures are chosen.
    public init(photoLibrary: PHPhotoLibrary) {}
    /// What a picture is changed into.
    public enum AssetRepresentationMode: Int, Sendable {
      case automatic, current, compatible
    }
  }

  /// A picture that was chosen.
  public struct PHPickerResult {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
  }

  /// Lets people choose pictures, as a stub.
  @preconcurrency @MainActor
  open class PHPickerViewController: UIViewController {
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public let configuration: PHPickerConfiguration
    /// What lets people choose pictures.
    public init(configuration: PHPickerConfiguration) {
      self.configuration = configuration
      super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
  }

  /// Receives the pictures that were chosen.
  @preconcurrency @MainActor
  public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  }
#endif
