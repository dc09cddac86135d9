import DSDiagnostics
import DSGeometry
import DSNode
import DSRun
import DSShots
public import DSView
import Foundation

extension PreviewProgram {
  /// Where every view of a tree stands, as `dsrender frames` prints it.
  ///
  /// The view is offered the container and centred in it. There are no fonts here: texts need recorded sizes.
  /// - Parameters:
  ///   - view: the tree.
  ///   - width: the container's width in points; nil leaves it open.
  ///   - height: the container's height in points; nil leaves it open.
  ///   - profile: `ios-classic`, `ios26` or `macos26`; nil for none.
  ///   - textMetrics: the path of a file of recorded texts; nil for none.
  ///   - scale: device pixels per point.
  /// - Returns: JSON, as `docs/frames.md` describes it.
  /// - Throws: a `FramesError` with everything that is wrong.
  @MainActor public static func frames(
    of view: some View, width: Double? = nil, height: Double? = nil, profile: String? = nil,
    textMetrics: String? = nil, scale: Double = 2
  ) throws -> String {
    var options = FrameOptions()
    options.size = Scenario.OfferedSize(width: width, height: height)
    options.scale = scale
    if let profile {
      guard let name = ProfileName(rawValue: profile) else {
        throw FramesError(problems: ["there is no profile '\(profile)'"])
      }
      options.profile = name
    }
    do throws(RunError) {
      if let textMetrics { options.texts = try loadTextMetrics(textMetrics) }
    } catch {
      switch error {
      case .badInput(let problems): throw FramesError(problems: problems.map(\.message))
      case .fault(_, let message): throw FramesError(problems: [message])
      }
    }
    var environment = EnvironmentValues()
    environment.displayScale = CGFloat(scale)
    let node = lower(view, in: environment, at: SourceLocation(file: "view"))
    do throws(ShotFailure) {
      return FrameTree.json([try DSRun.frames(of: node, id: "view", options)])
    } catch {
      throw FramesError(problems: error.problems.map(\.message))
    }
  }
}

/// Why the frames of a view could not be worked out.
public struct FramesError: Error, CustomStringConvertible {
  /// What is wrong, a sentence each.
  public let problems: [String]

  /// The problems, one a line.
  public var description: String { problems.joined(separator: "\n") }
}
