// A package without views, which has words that views have, too.

/// A way through folders.
public struct Path: Hashable {
  public var components: [String]
  public init(_ components: [String]) { self.components = components }
}

/// How it is read.
public struct Text {
  public let words: String
  public init(_ words: String) { self.words = words }
}
