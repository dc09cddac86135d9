import DSDiagnostics
import DSImage
import DSJSON

/// What lists and searches of the page need of each shot, as rows of values: ids and numbers, so that 100,000 shots are
/// read at once.
///
/// A row is the id, the status's number, the group's or 0, width, height, scale, the hashes of its picture and of its
/// baseline's or 0, whether it has findings without a reason, the numbers of axes and values in turn, and the description
/// or 0. The group of a failed shot is that of its failures. The row of a changed shot whose baseline was written ends with
/// the hash in its file's name, width and height of the baseline, the number of what the difference looks like, and x, y,
/// width and height of each region that differs.
struct ShotTable {
  private var axes: [(name: String, values: [String])] = []
  private var axisNumbers: [String: Int] = [:]
  private var valueNumbers: [[String: Int]] = []
  private let groups: [String: Int]
  /// The first problems of failed shots, in the order of the first shot of each, and how many shots have it.
  private var failures: [(problem: Diagnostic, shots: Int)] = []
  private var failureNumbers: [Diagnostic: Int] = [:]
  /// The numbers of what differences look like, from 1, in the order of the first shot of each.
  private var shapeNumbers: [ContentHash: Int32] = [:]
  /// What moved where a difference is a movement, with the number of what it looks like.
  private var movements: [(number: Int32, text: String)] = []
  private static let statuses = ["failed", "changed", "added", "unchanged"]

  /// Numbers the axes of a run, those of its systems first, and their values.
  init(_ report: RunReport) {
    var groups: [String: Int] = [:]
    for group in report.explanation?.groups ?? [] { for shot in group.shots { groups[shot] = group.number } }
    self.groups = groups
    for system in report.systems { for axis in system.axes { for value in axis.values { add(axis.name, value) } } }
    for shot in report.shots {
      for choice in shot.variant { add(choice.axis, choice.value) }
      if let shape = shot.inside.shape { add(shape) }
      guard let problem = shot.firstProblem else { continue }
      if let known = failureNumbers[problem] {
        failures[known - 1].shots += 1
      } else {
        failures.append((problem, 1))
        failureNumbers[problem] = failures.count
      }
    }
  }

  private mutating func add(_ axis: String, _ value: String) {
    if axisNumbers[axis] == nil {
      axisNumbers[axis] = axes.count
      axes.append((axis, []))
      valueNumbers.append([:])
    }
    guard let number = axisNumbers[axis], valueNumbers[number][value] == nil else { return }
    valueNumbers[number][value] = axes[number].values.count
    axes[number].values.append(value)
  }

  private mutating func add(_ shape: ShotReport.Shape) {
    guard shapeNumbers[shape.hash] == nil else { return }
    let number = Int32(shapeNumbers.count + 1)
    shapeNumbers[shape.hash] = number
    if let movement = shape.movement { movements.append((number, movement)) }
  }

  /// Writes the names that the rows' numbers stand for.
  func writeAxes(_ json: inout JSONWriter) {
    json.strings("statuses", Self.statuses)
    json.key("axes")
    json.array { json in
      for axis in axes {
        json.object { json in
          json.member("name", axis.name)
          json.strings("values", axis.values)
        }
      }
    }
  }

  /// Writes what made shots fail, and what differences look like where that has words.
  func writeAlike(_ json: inout JSONWriter) {
    json.key("failures")
    json.array { json in
      for (problem, shots) in failures {
        json.object { json in
          json.member("message", problem.message)
          json.member("place", problem.location.file.isEmpty ? "" : problem.location.description)
          if let hint = problem.hint { json.member("hint", hint) }
          json.member("shots", shots)
        }
      }
    }
    json.key("shapes")
    json.object { json in
      for (number, text) in movements { json.member(String(number), text) }
    }
  }

  /// Writes the rows of some shots.
  func write(_ shots: some Sequence<ShotReport>, to sink: ([UInt8]) -> Void) {
    var json = JSONWriter(.compact, escapesMarkup: true)
    json.array { json in
      for shot in shots {
        write(shot, &json)
        if json.bytes.count > pieceBytes { json.handOver(to: sink) }
      }
    }
    json.handOver(to: sink)
  }

  private func write(_ shot: ShotReport, _ json: inout JSONWriter) {
    json.array { json in
      json.value(shot.id)
      json.value(Self.statuses.firstIndex(of: shot.status.name) ?? 0)
      json.value(shot.firstProblem.flatMap { failureNumbers[$0] } ?? groups[shot.id] ?? 0)
      // Where no picture was written there is none to show.
      let size = shot.files.hasPNG || shot.files.hasSVG ? shot.size : nil
      json.value(size?.width ?? 0)
      json.value(size?.height ?? 0)
      json.value(shot.scale)
      for hash in [shot.pixels?.actual, shot.pixels?.expected] {
        if let hash { json.value(hash.text) } else { json.value(0) }
      }
      json.value(shot.needsReason ? 1 : 0)
      json.array { json in
        for choice in shot.variant {
          guard let axis = axisNumbers[choice.axis], let value = valueNumbers[axis][choice.value] else { continue }
          json.value(axis)
          json.value(value)
        }
      }
      if let description = shot.description { json.value(description) } else { json.value(0) }
      if case .changed(let change) = shot.status { write(change, of: shot, &json) }
    }
  }

  /// Writes where the baseline of a changed shot is, and what differs.
  private func write(_ change: ShotReport.Change, of shot: ShotReport, _ json: inout JSONWriter) {
    guard let baseline = shot.files.baseline else { return }
    json.value(baseline.text)
    json.value(change.baselineSize.width)
    json.value(change.baselineSize.height)
    json.value(shot.inside.shape.flatMap { shapeNumbers[$0.hash] }.map(Int.init) ?? 0)
    for region in change.regions {
      for number in [region.x, region.y, region.width, region.height] { json.value(number) }
    }
  }
}
