// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import DSFoundation
public import DSView
public import Foundation

// For sources that register fonts. The fonts of a package's resources are found by their names without that.

/// For how long a font is there.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
  public static let user = CTFontManagerScope.persistent
}

/// Lets a font be found; true if the file is there.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FileManager.default.fileExists(atPath: fontURL.path) }

/// Lets fonts be found.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { _ = registrationHandler?([], true) }

/// Forgets a font.
/// - Ignored: fonts from resources stay registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Lets a font be found.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?)
  -> Bool
{
  true
}

/// The bytes of something that is drawn.
public final class CGDataProvider {
  /// The bytes.
  public let data: CFData?
  /// Bytes.
  public init?(data: CFData) { self.data = data }
  /// The bytes of a file; nil if there is none.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}

/// A font's file.
public final class CGFont {
  /// The name that fonts have among each other; nil if it is not read.
  /// - Partial: the name is not read.
  public var postScriptName: CFString? { nil }
  /// A font of its bytes; nil if there are none.
  public init?(_ provider: CGDataProvider) { guard provider.data?.isEmpty == false else { return nil } }
}

extension CGImage {
  /// A picture of the bytes of a PNG file; nil if they are none.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(source.data) }

  /// A picture of the bytes of a JPEG file; nil if they are none.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(source.data) }

  private convenience init?(_ data: Data?) {
    guard let picture = data.flatMap({ PictureInMemory(data: $0, scale: 1) }) else { return nil }
    self.init(picture)
  }
}
