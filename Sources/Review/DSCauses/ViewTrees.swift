import DSDiagnostics
import DSGeometry
import DSNode
import DSNodeText
package import DSProject
import DSReport
import DSShotDrawing
import DSShots

/// A shot of a view that is written in Swift as the nodes that are drawn, after all rounds of its layout.
struct ViewTree: Hashable, Sendable {
  /// The nodes (`NodeTextDetail.exchange`), after a line with the size that they are offered.
  var text: String
  /// The authors' functions among the nodes, of which the text holds the numbers (`NodeFunctions.titles`).
  var functions: [String] = []

  /// The names of the functions; a value for a layout does nothing alone.
  var functionNames: [String] {
    Set(
      functions.filter { !$0.hasPrefix(".layoutValue") }.map { $0.split(separator: " ").last.map(String.init) ?? $0 }
    ).sorted()
  }
}

/// The code of a view of this program, which the base's nodes are drawn with.
struct ViewCode: Sendable {
  let functions: NodeFunctions
  /// What takes part in the layout and does not change the view any more; nil if nothing does.
  let live: LiveView?

  /// The code of a view as it was drawn.
  init(of node: DSNode, _ live: LiveView?) {
    functions = NodeFunctions(of: node)
    self.live =
      functions.titles.isEmpty
      ? nil
      : live.map { live in
        LiveView(
          onMain: { live.perform($0) }, finishDeferredWork: { live.finishDeferredWork() }, latest: { nil },
          follow: { _ in nil })
      }
  }
}

/// Shots of views that are written in Swift, as one program passes them to another.
package struct ViewTrees: Sendable {
  /// The trees by the shots' ids.
  private(set) var shots: [String: ViewTree] = [:]
  /// Why others have none.
  private(set) var failures: [String: String] = [:]
  /// The code of this program's own, by the shots' ids.
  private(set) var code: [String: ViewCode] = [:]
  /// Shots of this program's own that are another picture when their nodes are drawn without what changes them.
  private(set) var unfaithful: Set<String> = []

  private static let title = "dsrender views 1"

  /// No trees.
  init() {}

  /// The trees of a project's views; each shot is laid out for that.
  /// - Parameter ids: the requested shots; nil for all.
  package init(of project: Project, only ids: Set<String>? = nil) {
    let renderer = ShotRenderer()
    // One after the other: authors' code runs as in the run itself.
    for entry in project.shots where entry.shot.scenario.runsCode && ids?.contains(entry.shot.id) != false {
      let (system, shot) = (entry.system, entry.shot)
      do throws(ShotFailure) {
        let drawing = try renderer.draw(shot, of: system)
        guard let view = drawing.view else { continue }
        let code = ViewCode(of: view, shot.scenario.live)
        let tree = ViewTree(of: view, shot.scenario, code.functions)
        (shots[shot.id], self.code[shot.id]) = (tree, code)
        // Effects that nodes and functions do not show, such as an action that follows from each layout, must not be
        // missed. A view that cannot be drawn from its nodes is not faithful either.
        let still = tree.shot(like: shot, code).flatMap { try? renderer.draw($0, of: system) }
        if still?.list != drawing.list { unfaithful.insert(shot.id) }
      } catch { add(error, of: shot) }
    }
  }

  /// Adds what a shot became in a run.
  mutating func add(_ result: Result<ShotRenderer.Drawing, ShotFailure>, of shot: Shot) {
    switch result {
    case .success(let drawing):
      shots[shot.id] = drawing.view.map { ViewTree(of: $0, shot.scenario, NodeFunctions(of: $0)) }
    case .failure(let failure): add(failure, of: shot)
    }
  }

  /// Adds other shots.
  mutating func merge(_ other: ViewTrees) {
    shots.merge(other.shots) { $1 }
    failures.merge(other.failures) { $1 }
  }

  /// Whether it has the shot, or the reason why there is none.
  func knows(_ id: String) -> Bool { shots[id] != nil || failures[id] != nil }

  private mutating func add(_ failure: ShotFailure, of shot: Shot) { failures[shot.id] = failure.problems[0].message }

  /// The trees as text, by the shots' ids.
  package var text: String {
    var text = Self.title + "\n"
    for (id, tree) in shots.sorted(by: { $0.key < $1.key }) {
      text += (["shot", id] + tree.functions).joined(separator: "\t") + "\n"
      for line in tree.text.split(separator: "\n") { text += "\t" + line + "\n" }
    }
    for (id, message) in failures.sorted(by: { $0.key < $1.key }) {
      text += "failed\t\(id)\t\(message.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
    }
    return text
  }

  /// The trees of a text; nil for another text.
  package init?(reading text: String) {
    var lines = text.split(separator: "\n")[...]
    guard lines.popFirst() == Self.title[...] else { return nil }
    var (id, functions, tree): (String?, [String], [Substring]) = (nil, [], [])
    func end(_ trees: inout Self) {
      guard let id else { return }
      trees.shots[id] = ViewTree(text: tree.joined(separator: "\n"), functions: functions)
    }
    for line in lines {
      if line.first == "\t" {
        tree.append(line.dropFirst())
        continue
      }
      end(&self)
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard words.count > 1 else { return nil }
      id = words[0] == "shot" ? words[1] : nil
      (functions, tree) = (Array(words.dropFirst(2)), [])
      if words[0] == "failed" { failures[words[1]] = words.dropFirst(2).joined(separator: " ") }
    }
    end(&self)
  }
}

extension ViewTree {
  /// A scenario's nodes, as a layout has settled them.
  init(of view: DSNode, _ scenario: Scenario, _ functions: NodeFunctions) {
    self.init(text: scenario.offeredSize.line + "\n" + view.text(.exchange), functions: functions.titles)
  }

  /// The shot with these nodes in the place of its view; nil if the text holds none.
  /// - Parameter code: the functions of the nodes.
  func shot(like shot: Shot, _ code: ViewCode?) -> Shot? {
    let functions = code?.functions ?? NodeFunctions()
    // Without some edits the lines may be no nodes: those edits need others.
    guard
      let (lines, node) = try? (NodeLine.lines(of: text), DSNode(reading: text.dropFirstLine, functions: functions)),
      let size = lines.first.flatMap(Scenario.OfferedSize.init)
    else { return nil }
    var scenario = shot.scenario
    (scenario.node, scenario.offeredSize) = (node, size)
    (scenario.live, scenario.failure, scenario.runsCode) = (code?.live, nil, code?.live != nil)
    return Shot(id: shot.id, scenario: scenario, variant: shot.variant)
  }
}

extension Scenario.OfferedSize {
  private static let head = "Preview"

  /// The size as a line before those of the nodes.
  fileprivate var line: String {
    let lengths = [("width", width), ("height", height), ("screenHeight", screenHeight)]
    return ([Self.head] + lengths.compactMap { name, length in length.map { "\(name)=\($0.text(digits: 4))" } })
      .joined(separator: " ")
  }

  /// The size of such a line; nil for another.
  fileprivate init?(_ line: NodeLine) {
    guard line.head == Self.head else { return nil }
    func length(_ name: String) -> Double? { line.arguments.first { $0.label == name }.flatMap { Double($0.text) } }
    self.init(width: length("width"), height: length("height"), screenHeight: length("screenHeight"))
  }
}

extension String {
  fileprivate var dropFirstLine: String { String(drop { $0 != "\n" }.dropFirst()) }
}
