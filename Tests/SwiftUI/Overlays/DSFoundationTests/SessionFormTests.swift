import DSFoundation
import Foundation
import FoundationNetworking
import Testing

@Test func `sources may ask for networks, of which nothing is kept`() throws {
  var request = URLRequest(url: try #require(URL(string: "https://example.com")))
  request.allowsConstrainedNetworkAccess = false
  request.allowsExpensiveNetworkAccess = false
  request.assumesHTTP3Capable = true
  #expect(
    request.allowsConstrainedNetworkAccess && request.allowsExpensiveNetworkAccess && !request.assumesHTTP3Capable)
  #expect(request == URLRequest(url: try #require(URL(string: "https://example.com"))))
  let settings = URLSessionConfiguration.ephemeral
  settings.allowsConstrainedNetworkAccess = false
  settings.allowsExpensiveNetworkAccess = false
  settings.sessionSendsLaunchEvents = true
  settings._waitForConnectivity = true
  #expect(settings.allowsConstrainedNetworkAccess && settings.allowsExpensiveNetworkAccess)
  #expect(!settings.sessionSendsLaunchEvents && !settings._waitForConnectivity)
}

@Test func `a cache keeps an object whose content may be thrown away`() {
  final class Picture: NSDiscardableContent {
    func beginContentAccess() -> Bool { true }
    func endContentAccess() {}
    func discardContentIfPossible() {}
    func isContentDiscarded() -> Bool { false }
  }
  let cache = NSCache<NSString, Picture>()
  let picture = Picture()
  cache.setObject(picture, forKey: "a")
  #expect(cache.object(forKey: "a") === picture)
}
