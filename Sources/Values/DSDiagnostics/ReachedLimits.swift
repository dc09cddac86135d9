import Synchronization

/// Limits that were reached by code which has no bag to report to: operations on values that authors' code calls, and
/// drawing. The caller of such code collects them; without a collector they are not reported.
public enum ReachedLimits {
  /// The collector that the code running here reports to. Tasks that it begins report there too, from their own
  /// threads.
  fileprivate final class Collector: Sendable {
    let location: SourceLocation
    let bag = Mutex(DiagnosticBag())

    init(at location: SourceLocation) { self.location = location }
  }

  fileprivate static let collector = TaskLocal<Collector?>(wrappedValue: nil)

  /// Reports that a limit was reached, as a warning at the place of the code that is run.
  /// - Parameters:
  ///   - id: a stable name in kebab case.
  ///   - message: what is too much, and what is done instead; one sentence without a full stop.
  ///   - hint: what to do about it.
  public static func warn(_ id: String, _ message: String, hint: String? = nil) {
    guard let collector = collector.get() else { return }
    collector.bag.withLock { $0.warning(id, message, at: collector.location, hint: hint) }
  }

  /// Runs something, and collects the limits that it reaches.
  /// - Parameters:
  ///   - location: where the code is written, as far as that is known.
  ///   - body: the code; limits that code inside collects for itself do not come out here.
  /// - Returns: what the code returns, and a warning for each limit, in the order of reaching.
  public static func collecting<Result>(
    at location: SourceLocation, _ body: () -> Result
  ) -> (result: Result, warnings: [Diagnostic]) {
    let collector = Collector(at: location)
    let result = self.collector.withValue(collector, operation: body)
    return (result, collector.bag.withLock(\.diagnostics))
  }

  /// Makes code on another thread report to the collector of this one.
  public static var carrier: Carrier { Carrier(collector: collector.get()) }

  /// Passes the collector of one thread to another.
  public struct Carrier: Sendable {
    fileprivate let collector: Collector?

    /// Runs something that reports to the collector of the thread that made this.
    public func run<Result>(_ body: () -> Result) -> Result {
      guard let collector else { return body() }
      return ReachedLimits.collector.withValue(collector, operation: body)
    }
  }
}
