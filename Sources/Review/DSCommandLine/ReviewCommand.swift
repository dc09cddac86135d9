import ArgumentParser
import DSChecks
import DSCrashes
import DSDiagnostics
import DSFiles
import DSGit
import DSMatrix
import DSProject
import DSReport
import DSReview
import DSShots
import Dispatch
import Glibc

/// Serves a run's report on this machine, to decide about its pictures.
struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Review a run's pictures in the browser: accept or reject them, then apply the decisions.",
    discussion: """
      Prints a secret address on this machine and serves the folder there until it is interrupted. Each decision is \
      written to decisions.json in that folder at once. 'apply' draws the accepted shots again and makes them baselines \
      if the picture and the baseline are still those that were reviewed.

      With --watch it draws the folder itself, as 'matrix --out' does, and watches the project's files. When you save a \
      component, token, symbol or font, it draws the shots that depend on it, and the page updates in place. Mistakes \
      in a saved file are reported here and on the page, and the last good pictures stay. --watch is for component \
      files; Swift views must be built first: 'swift package dsrender matrix --out shots'.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var pictures: PictureOptions
  @Argument(help: ArgumentHelp("The folder that 'matrix --out' wrote.", valueName: "folder"), completion: .directory)
  var folder = "shots"
  @Option(help: ArgumentHelp("The port. (default: any free port)", valueName: "number"))
  var port = 0
  @Flag(help: "Draw the folder, and redraw the shots that depend on a file when you save it.")
  var watch = false
  @OptionGroup var base: BaseOption
  @Flag(inversion: .prefixedNo, help: "With --watch, find the edits that changed pictures.")
  var causes = true

  func validate() throws {
    guard 0...65_535 ~= port else { throw ValidationError("--port takes a number from 0 to 65535.") }
    if watch, pictures.expected != nil {
      throw ValidationError("--watch draws the shots of a configuration; it cannot be combined with --expected.")
    }
  }

  func run() async throws {
    guard let start = Program.content.server else {
      throw CommandFailure(
        .usage, "this program has no server",
        hint: "review the folder with the program 'dsrender' itself: dsrender review \(folder)")
    }
    // Baselines are not written while shots are drawn, and nothing is read while a folder is written.
    let access = SerialAccess()
    let watched = watch ? try await WatchedRun(self, access) : nil
    guard (try fileKind(joinPath(folder, "index.html"))) == .regular else {
      throw CommandFailure(
        .usage, "there is no report of a run in '\(folder)'", hint: "'dsrender matrix --out \(folder)' writes one")
    }
    let (project, pictures, content) = (project, pictures, Program.content)
    let site = ReviewSite(folder: folder, updates: watched?.updates, reviewer: userName(in: ".")) { decisions in
      // The server's thread waits for the result.
      let (result, done) = (Box(), DispatchSemaphore(value: 0))
      Task {
        result.value = await Program.$content.withValue(content) { await applied(decisions, project, pictures) }
        done.signal()
      }
      done.wait()
      return result.value
    }
    let server: any RunningServer
    do throws(ServerError) {
      server = try start(port, OrderlySite(site: site, access: access))
    } catch {
      throw CommandFailure(
        .inputOutput, "port \(port) is not available: another program uses it, or you lack the permission")
    }
    defer { server.stop() }
    Interruption.postpone()
    defer { Interruption.resume() }
    try writeStandardOutput("review: \(site.address(port: server.port))\nstop with Ctrl-C\n")
    if let watched {
      try await watched.follow(server)
    } else {
      while !Interruption.isRequested { usleep(50_000) }
    }
  }

  /// A site that answers one request at a time. Refusing a request does not wait, as it reads nothing.
  private struct OrderlySite: HTTPSite {
    let site: ReviewSite
    let access: SerialAccess

    func refusal(of head: HTTPRequest) -> HTTPAnswer? { site.refusal(of: head) }
    func answer(_ request: HTTPRequest) -> HTTPAnswer? { access.take { site.answer(request) } }
  }

  /// A result that another thread makes.
  private final class Box: @unchecked Sendable {
    var value = ReviewSite.Applied(problem: "the work was cancelled")
  }
}

/// Makes accepted pictures the baselines of the project as it is now.
private func applied(_ decisions: Decisions, _ project: ProjectOptions, _ pictures: PictureOptions) async
  -> ReviewSite.Applied
{
  do {
    let loaded = try pictures.loadAll(or: project)
    let shots = Set(loaded.flatMap { $0.shots.map(\.shot.id) })
    let accepted = decisions.accepted
    let gone = accepted.ids.filter { !shots.contains($0) }.map { (shot: $0, reason: "the shot no longer exists") }
    var options = RunOptions()
    options.recording.viewed = accepted
    options.recording.shots = .all
    guard accepted.ids.count > gone.count else { return ReviewSite.Applied(refused: gone) }
    let report = try await runWithProgress(checked(loaded, options))
    var refused = gone
    for shot in report.shots where !shot.recorded && shot.status != .unchanged {
      if case .failed(let failure) = shot.status, let problem = failure.problems.first {
        refused.append((shot.id, problem.message))
      } else {
        refused.append((shot.id, shot.findings.first { $0.reason == nil }?.problem.message ?? "it was not recorded"))
      }
    }
    let problem = report.faults.first?.message
    return ReviewSite.Applied(
      shots: report.shots.filter(\.recorded).map(\.id), refused: refused.sorted { $0.shot < $1.shot }, problem: problem)
  } catch let failure as CommandFailure {
    return ReviewSite.Applied(problem: failure.text)
  } catch { return ReviewSite.Applied(problem: "\(error)") }
}
