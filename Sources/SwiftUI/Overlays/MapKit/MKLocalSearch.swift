public import Foundation

/// Looks for places, as a stub: it finds none.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// Receives places.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// What is looked for.
  open class Request: NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
  }

  /// What is found.
  open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// Kinds of places.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// A search for what a request says.
  public init(request: Request) { super.init() }
  open var isSearching: Bool { false }
  /// Finds nothing, later.
  open func start(completionHandler: @escaping CompletionHandler) {
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(Response(), nil) }
  }
  open func start() async throws -> Response { Response() }
  open func cancel() {}
}

/// Completes what people write of a place, as a stub: it finds none.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// Kinds of what a place may be.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open func cancel() {}
}

/// Receives what a place may be.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Nothing is done.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Nothing is done.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// What a place may be.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}

extension MKLocalSearch.Request {
  /// A search for what a completion says.
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init()
    naturalLanguageQuery = completion.title
  }
}
