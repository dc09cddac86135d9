/// Where the pictures of a run are to be found, if not beside its page: the beginning of their addresses.
package struct PictureAddress: Hashable, Sendable {
  /// The beginning, with a slash at its end.
  package let text: String

  /// Reads an address: `https` or `http` with a host, or a path of the site that serves the page, beginning with a slash.
  ///
  /// Nil for any other, and for one with letters that an address has only encoded, a query or a fragment.
  package init?(_ text: String) {
    let kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/%@!$&()*+=[]")
    guard text.allSatisfy(kept.contains) else { return nil }
    if let host = Self.host(of: text) {
      guard !host.isEmpty else { return nil }
    } else if !text.hasPrefix("/") || text.hasPrefix("//") {
      return nil
    }
    self.text = text.hasSuffix("/") ? text : text + "/"
  }

  /// What a page must be allowed to load pictures from; nil for its own site.
  var origin: String? {
    guard let host = Self.host(of: text), let end = text.firstRange(of: host)?.upperBound else { return nil }
    return String(text[..<end])
  }

  /// What is between the scheme and the path; nil without a scheme.
  private static func host(of text: String) -> Substring? {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
    return text.dropFirst(scheme.count).prefix { $0 != "/" }
  }
}
