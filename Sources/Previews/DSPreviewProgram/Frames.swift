import DSControlLooks
import DSDiagnostics
import DSFiles
import DSGeometry
import DSLayout
import DSNode
import DSProject
import DSResolve
import DSShotDrawing
import DSShots
public import DSView
public import Foundation

extension PreviewProgram {
  /// The frame of every view of a tree, as `dsrender frames` prints it.
  ///
  /// The view is offered the container and centred in it. There are no fonts here: texts need recorded sizes.
  /// - Parameters:
  ///   - view: the tree.
  ///   - width: the container's width in points; nil leaves it open.
  ///   - height: the container's height in points; nil leaves it open.
  ///   - profile: `ios-classic`, `ios26`, `macos26`, `ios26-tall` or `macos26-tall`; nil for none.
  ///   - textMetrics: the path of a file of recorded texts; nil for none.
  ///   - scale: device pixels per point.
  ///   - layoutDirection: the direction at the root.
  ///   - dynamicTypeSize: the size of text that the reader has chosen.
  /// - Returns: JSON, as `docs/frames.md` describes it.
  /// - Throws: a `FramesError` with everything that is wrong.
  @MainActor public static func frames(
    of view: some View, width: Double? = nil, height: Double? = nil, profile: String? = nil,
    textMetrics: String? = nil, scale: Double = 2, layoutDirection: DSView.LayoutDirection = .leftToRight,
    dynamicTypeSize: DynamicTypeSize = .large
  ) throws -> String {
    let settings = FrameSettings(
      width: width, height: height, profile: profile, textMetrics: textMetrics, scale: scale,
      layoutDirection: layoutDirection, dynamicTypeSize: dynamicTypeSize)
    return FrameTree.json([try tree(of: view, id: "view", settings)])
  }

  /// The same for many trees in one report.
  ///
  /// Trees that cannot be laid out are listed under `failures`, and do not keep the others from being reported.
  /// - Parameters:
  ///   - trees: the trees with the names that the report gives them.
  ///   - settings: what all of them are worked out with.
  /// - Throws: a `FramesError` where the settings are wrong.
  @MainActor public static func frames(
    of trees: [(id: String, view: any View)], _ settings: FrameSettings
  ) throws -> String {
    let options = try FrameOptions(settings)
    var found: [FrameTree] = []
    var failures: [(id: String, failure: ShotFailure)] = []
    for (id, view) in trees {
      do throws(ShotFailure) { found.append(try tree(of: view, id: id, settings, options)) } catch {
        failures.append((id, error))
      }
    }
    return FrameTree.json(found, failures: failures, rounded: settings.rounded)
  }

  /// Only the rectangles of the views that have an `accessibilityIdentifier`, by identifier.
  ///
  /// Where an identifier comes again it is `name#2`. Rectangles are in points from the container's top left corner.
  /// - Throws: a `FramesError` with everything that is wrong.
  @MainActor public static func identifiedFrames(
    of view: some View, _ settings: FrameSettings
  ) throws -> [String: CGRect] {
    let named = try tree(of: view, id: "view", settings).uniquelyNamed
    return Dictionary(
      uniqueKeysWithValues: named.map { name, view in
        let frame = settings.rounded ? view.rounded : view.frame
        return (name, CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
      })
  }

  @MainActor private static func tree(
    of view: any View, id: String, _ settings: FrameSettings
  ) throws -> FrameTree {
    let options = try FrameOptions(settings)
    do throws(ShotFailure) { return try tree(of: view, id: id, settings, options) } catch {
      throw FramesError(problems: error.problems.map(\.message))
    }
  }

  @MainActor private static func tree(
    of view: any View, id: String, _ settings: FrameSettings, _ options: FrameOptions
  ) throws(ShotFailure) -> FrameTree {
    var environment = EnvironmentValues.drawing(for: options.profile)
    environment.displayScale = CGFloat(settings.scale)
    environment.layoutDirection = settings.layoutDirection
    environment.dynamicTypeSize = settings.dynamicTypeSize
    let lowered = lowered(AnyView(erasing: view), in: environment, at: SourceLocation(file: id))
    return try DSShotDrawing.frames(of: lowered, id: id, options)
  }
}

extension FrameOptions {
  /// The options for these settings.
  @MainActor fileprivate init(_ settings: FrameSettings) throws {
    self.init()
    for length in [settings.width, settings.height] {
      guard let length, !(length >= 0 && length <= Limits.points) else { continue }
      throw FramesError(problems: ["a container is 0 to \(Limits.points.text()) points long, not \(length)"])
    }
    guard settings.scale > 0, settings.scale <= Limits.framesScale else {
      throw FramesError(problems: ["the scale is a number up to \(Limits.framesScale.text()), not \(settings.scale)"])
    }
    size = Scenario.OfferedSize(width: settings.width, height: settings.height)
    scale = settings.scale
    direction = settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    typeSize = TypeSize(rawValue: "\(settings.dynamicTypeSize)")
    if let name = settings.profile {
      guard let found = ProfileName(rawValue: name) else {
        let names = ProfileName.allCases.map(\.rawValue).joined(separator: ", ")
        throw FramesError(problems: ["there is no profile '\(name)'; use one of \(names)"])
      }
      profile = found
    }
    if let path = settings.textMetrics { texts = try TextMetricsFile.read(path) }
  }
}

/// The file of recorded texts that was read last: hundreds of trees are checked against one.
@MainActor private enum TextMetricsFile {
  private static var latest: (path: String, bytes: [UInt8], texts: RecordedTexts)?

  static func read(_ path: String) throws -> RecordedTexts {
    let bytes = try? readFile(path, limit: Limits.textFileBytes)
    if let latest, latest.path == path, latest.bytes == bytes { return latest.texts }
    do throws(RunError) {
      let texts = try loadTextMetrics(path)
      latest = bytes.map { (path, $0, texts) }
      return texts
    } catch {
      switch error {
      case .badInput(let problems): throw FramesError(problems: problems.map(\.message))
      case .fault(_, let message, _): throw FramesError(problems: [message])
      }
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
