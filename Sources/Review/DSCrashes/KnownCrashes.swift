package import DSDiagnostics
package import DSShots
import Synchronization

/// The crashes in authors' code of the processes before this one, which a run goes on without.
package struct KnownCrashes: Sendable {
  /// The crashes by what the code was run for; of two for the same the one that was traced.
  private var records: [String: CrashRecord] = [:]
  /// What each of the processes before this one crashed for, in order.
  private var ids: [String] = []
  /// Those of them that are crashes, and those that stopped at code that does not compile, whose cause is known.
  private var crashed: [String] = []
  private var stopped: [String] = []
  private var last: CrashRecord?
  private var isTraced = false
  /// Whether all code was tried since the last crash.
  private var isTried = false
  /// Crashes that were traced.
  private var traces = 0

  /// No crash.
  init() {}

  /// The crashes that processes before this one have left records of.
  /// - Parameters:
  ///   - isTraced: whether the runtime traces crashes of this process.
  ///   - isTried: whether all code was tried since the last of them.
  init(_ records: [CrashRecord], isTraced: Bool, isTried: Bool = false) {
    (self.isTraced, self.isTried) = (isTraced, isTried)
    last = records.last
    ids = records.map(\.id)
    crashed = records.filter { $0.notCompiled == nil }.map(\.id)
    stopped = records.filter { $0.notCompiled != nil }.map(\.id)
    traces = records.count(where: \.isTraced)
    for record in records where self.records[record.id]?.isTraced != true { self.records[record.id] = record }
    // A preview that crashes in several variants mostly does so at one place, and not all crashes are traced.
    for (id, record) in self.records where !record.isTraced {
      let sibling = records.first { $0.isTraced && $0.crashedLike(record) }
      self.records[id]?.trace = sibling?.trace ?? ""
    }
  }

  private static let shared = Mutex(KnownCrashes())
  private static let carefulness = Atomic<Bool>(false)

  /// Whether a process before this one crashed while no piece of work was running.
  static var isCareful: Bool { carefulness.load(ordering: .relaxed) }

  /// What is known in this process.
  package static var current: KnownCrashes { shared.withLock { $0 } }

  /// Makes something known in this process.
  static func take(_ crashes: KnownCrashes) {
    shared.withLock { $0 = crashes }
    carefulness.store(crashes.ids.contains(""), ordering: .relaxed)
  }

  /// The message for a crash that happened outside any piece of work and did not happen again; nil for none.
  package var unexplained: String? {
    guard ids.last == "", let last else { return nil }
    let problem = last.diagnostic(at: SourceLocation(file: ""))
    return "\(problem.message), outside of previews: in a task or on another thread"
  }

  /// Whether nothing has crashed.
  package var isEmpty: Bool { ids.isEmpty }

  /// Why something is not to be drawn; nil if its code has not crashed.
  package func diagnostic(of id: String, at place: SourceLocation) -> Diagnostic? {
    records[id]?.diagnostic(at: place)
  }

  /// Whether code that is not a shot's is run: it has not crashed, or it is run once more to find out where.
  package func runs(_ id: String) -> Bool { records[id] == nil || repeats(id) }

  /// Whether code that has crashed is run once more, in a process that can find out where: the runtime's traces are
  /// requested from the second process on, and only while no other code runs.
  package func repeats(_ id: String) -> Bool {
    guard let last, last.id == id, last.notCompiled == nil, isTraced, !last.isTraced,
      records[id]?.trace.isEmpty != false
    else { return false }
    guard ids.count(where: { $0 == id }) == 1, traces < Limits.crashTraces else { return false }
    switch last.cause {
    case .signal, .usedUpStack: return true
    case .exit, .overdue: return false
    }
  }

  /// Whether to find out where code crashes: another variant may have shown it already.
  func isWorthTrace(_ id: String) -> Bool {
    isEmpty || !records.values.contains { !$0.trace.isEmpty && $0.isOfSameScenario(as: id) }
  }

  /// Whether this process runs code once more that has crashed, and no other beside it.
  package var isRepeating: Bool { last.map { repeats($0.id) } ?? false }

  /// Where to look for further crashes before anything else is done: the id of what crashed last. Nil for a single
  /// crash, after which the program just begins again, and once all code was tried.
  ///
  /// With each further crash a process that begins again would run the code of all shots before it once more.
  /// - Parameter drawing: whether the code is looked for that draws shots, or that makes their views.
  package func placeToTry(drawing: Bool) -> String? {
    guard !isTried, let last, last.wasDrawing == drawing, !ids.contains(""), Set(ids).count > 1 else { return nil }
    return last.id
  }

  /// Why a shot is not to be drawn: its code has crashed, or it is left out; nil if it is drawn.
  package func problem(of shots: [Shot], at index: Int) -> Diagnostic? {
    guard !isEmpty else { return nil }
    let (shot, place) = (shots[index], shots[index].scenario.location)
    if let crash = diagnostic(of: shot.id, at: place) { return crash }
    let siblings = shots.lazy.filter { $0.scenario.id == shot.scenario.id }.compactMap { sibling in
      records[sibling.id]
    }
    // Another variant would take as long.
    if let sibling = siblings.first(where: { $0.cause == .overdue }) {
      return Diagnostic(
        "left-out-preview", "the preview was left out in this variant, because its code did not end in '\(sibling.id)'",
        at: place, hint: "fix that preview first")
    }
    // A variant seldom needs other code, and after so many each start of the program is one too many.
    if stopped.count >= Limits.crashes, let stop = siblings.compactMap(\.notCompiled).first { return stop }
    if follows(crashed, Limits.crashes, index, in: shots) {
      return Diagnostic(
        "left-out-preview",
        "the preview was left out, because the code of \(Limits.crashes) shots before it had crashed",
        at: place, hint: "look at these first: they may have one cause")
    }
    guard follows(stopped, Limits.uncompiledStops, index, in: shots) else { return nil }
    return Diagnostic(
      "left-out-preview",
      "the preview was left out, because \(Limits.uncompiledStops) shots before it had reached code that does not compile",
      at: place, hint: "look at these first: they may have one cause")
  }

  /// Whether a shot comes after all of so many that ended the program that no more are tried.
  private func follows(_ ended: [String], _ limit: Int, _ index: Int, in shots: [Shot]) -> Bool {
    guard ended.count >= limit else { return false }
    let first = Set(ended.prefix(limit))
    guard let end = shots.lastIndex(where: { first.contains($0.id) }) else { return false }
    return index > end
  }
}
