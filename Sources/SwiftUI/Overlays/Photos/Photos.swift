public import Foundation

// For sources that use a person's pictures, as stubs: permission is never requested, and there are none.

/// Whether a program may use a person's pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What a program may do with them.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// Why there are none.
public struct PHPhotosError: Error, Sendable {
  /// A cause.
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
  }
  public let code: Code
}

/// A person's pictures.
open class PHPhotoLibrary: @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  init() {}
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(code: .internalError)
  }
}

/// How a picture is put among a person's.
open class PHAssetChangeRequest {
  init() {}
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
}
