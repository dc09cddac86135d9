public import Foundation

// Folders and files as Apple's platforms know them, where Linux's Foundation lacks the names.

extension URL {
  private static func folder(_ place: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: place, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(name, isDirectory: true)
  }

  /// The user's folder of programs.
  public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }
  /// The user's folder of data that programs keep.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }
  /// The user's folder of what programs can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// The user's folder of documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The user's folder of what was downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// The user's folder of files other than documents.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
  /// The user's folder of films.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
  /// The user's folder of music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// The user's folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }

  /// Begins to use a file outside the app's own folders; programs on Linux may read them anyway.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends that.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// The folder that the programs of a group share, by the group's identifier: one in the user's library, which no other program
  /// uses here.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    URL.libraryDirectory.appendingPathComponent("Group Containers/\(groupIdentifier)", isDirectory: true)
  }
}

/// Runs a closure; Swift on Linux has no pools to empty. A function of that name in the source's own package comes first.
@discardableResult @_disfavoredOverload
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure)
  -> Result
{
  try body()
}

extension URLResourceKey {
  /// The key of a file's type.
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}

/// How much of a shared file is here.
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let current = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
  public static let downloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
  public static let notDownloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
}

extension URLResourceValues {
  /// The file's type.
  /// - Partial: nil, as for a file that is not there; sources then look at its name.
  public var contentType: UTType? { nil }
  /// How much of a shared file is here: no file is shared.
  public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
}
