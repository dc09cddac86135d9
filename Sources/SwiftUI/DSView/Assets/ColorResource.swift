public import Foundation

/// A colour of an asset catalogue, by name and bundle.
public struct ColorResource: Hashable, Sendable {
  let name: String
  private let path: String

  /// The colour of a name in a bundle's catalogues.
  public init(name: String, bundle: Bundle) { (self.name, path) = (name, bundle.bundlePath) }

  var bundle: Bundle? { Bundle(path: path) }
}

/// A picture of an asset catalogue, by name and bundle.
public struct ImageResource: Hashable, Sendable {
  let name: String
  private let path: String

  /// The picture of a name in a bundle's catalogues.
  public init(name: String, bundle: Bundle) { (self.name, path) = (name, bundle.bundlePath) }

  var bundle: Bundle? { Bundle(path: path) }
}
