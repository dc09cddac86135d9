package import DSDiagnostics
import DSDisplayList
package import DSImage
import DSLayout
import DSNode
package import DSReport
import DSResolve
package import DSShots
import DSText

extension PlacedNode {
  /// The texts that are cut off, each with its place.
  var truncatedTexts: [Diagnostic] {
    var found: [Diagnostic] = []
    forEachVisibleText { text, layout, location in
      guard layout.isTruncated else { return }
      let whole = text.paragraph.spans.map(\.text).joined()
      found.append(
        Diagnostic(
          AcceptedFinding.truncatedText, "the text '\(whole.shortened)' is cut off", at: location, severity: .finding,
          hint: "give it space, or accept it with a reason under 'accepts'"))
    }
    return found
  }
}

extension ShotRenderer {
  /// Warns if nothing can be seen of the view in its picture; nil if something can.
  package func emptiness(of picture: Bitmap, _ drawing: Drawing, of shot: Shot) throws(ShotFailure) -> Diagnostic? {
    let list = drawing.list
    if list.commands.count > list.backgroundCommands {
      // What fills the whole picture with another colour than the background's is seen.
      guard let first = picture.pixels.first, picture.pixels.allSatisfy({ $0 == first }) else { return nil }
      var background = drawing
      background.list = list.background
      guard try rasterize(background, of: shot) == picture else { return nil }
    }
    return Diagnostic(
      AcceptedFinding.nothingDrawn, "no part of the view is visible", at: shot.scenario.location, severity: .finding,
      hint: "is it the background's colour, clear or without content? or accept it with a reason under 'accepts'")
  }
}

extension ShotReport {
  /// Sorts what was noticed into warnings and findings; findings that the scenario accepts carry its reason.
  package mutating func add(_ noticed: [Diagnostic], of shot: Shot) {
    warnings += noticed.filter { $0.severity != .finding }
    let accepted = shot.scenario.accepted
    findings += noticed.filter { $0.severity == .finding }.map { problem in
      Finding(problem, reason: accepted.first { $0.finding == problem.id }?.reason)
    }
  }
}

extension Diagnostic {
  /// The finding as the error of a shot that cannot pass with it; nil if it can.
  package var asFailure: Diagnostic? {
    guard UndrawnPart(rawValue: id) != nil else { return nil }
    var error = self
    error.severity = .error
    return error
  }
}

extension String {
  /// The text in one line of at most 40 characters.
  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
