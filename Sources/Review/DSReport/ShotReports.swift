package import DSDiagnostics

/// The reports of a run's shots, each in a box that the worker's outcome shares: a run may have a hundred thousand, and holds
/// them once.
package struct ShotReports: RandomAccessCollection, MutableCollection, Sendable {
  private var boxes: [Boxed<ShotReport>] = []

  /// No reports.
  package init() {}

  /// Reports in their order.
  package init(_ reports: some Sequence<ShotReport>) { boxes = reports.map { Boxed($0) } }

  package var startIndex: Int { 0 }
  package var endIndex: Int { boxes.count }

  package subscript(position: Int) -> ShotReport {
    _read { yield boxes[position].wrappedValue }
    set { boxes[position].wrappedValue = newValue }
  }

  /// Adds a report at the end.
  package mutating func append(_ report: Boxed<ShotReport>) { boxes.append(report) }

  /// The reports of two runs, one after the other.
  package static func += (reports: inout ShotReports, others: ShotReports) { reports.boxes += others.boxes }
}
