import DSDiagnostics
import DSShots
import DSSyntax

/// The value of `kind` of a system whose pictures other programs make.
let picturesKind = "pictures"

extension Decoding {
  /// Reads a system of pictures; nil, after a report, if a folder is missing.
  func pictureSystem(_ member: SyntaxNode.Member) -> PictureConfiguration? {
    guard var reader = ObjectReader(member.value, as: "the pictures '\(member.key)'", &bag) else { return nil }
    _ = reader.choice("kind", among: [picturesKind], &bag)
    let expected = reader.required("expected", &bag).flatMap { path($0, "'expected'") }
    let actual = reader.required("actual", &bag).flatMap { path($0, "'actual'") }
    let pattern = reader.value("pattern").flatMap { path($0, "'pattern'") }
    let converts = reader.boolean("convertToSRGB", &bag) ?? false
    let ignored = reader.array("ignore", &bag).compactMap(ignoreRule)
    let tolerated = reader.array("tolerate", &bag).compactMap(toleranceRule)
    let accepted = acceptedFindingsOfSystem(&reader)
    finish(reader, ConfigurationVocabulary.pictureSystem)
    guard let expected, let actual else { return nil }
    return PictureConfiguration(
      name: member.key, expected: expected, actual: actual, pattern: pattern, convertsToSRGB: converts,
      rules: ignored + tolerated,
      accepted: accepted, location: member.location)
  }

  private func ignoreRule(_ node: SyntaxNode) -> PictureConfiguration.Rule? {
    guard var reader = ObjectReader(node, as: "an ignored area", &bag) else { return nil }
    let sides = reader.array("area", required: true, &bag).compactMap {
      $0.readNumber("a number of 'area'", in: 0...Double(Limits.comparedSide), &bag)
    }
    let rest = rest(of: &reader)
    finish(reader, ConfigurationVocabulary.ignoredArea)
    guard sides.count == 4, sides.allSatisfy({ $0 == $0.rounded() }) else {
      if let area = node["area"] {
        bag.error(
          "wrong-type", "'area' is \(area.shown)", at: area.location,
          hint: "write [x, y, width, height] in whole pixels from the top left corner")
      }
      return nil
    }
    let whole = sides.map(Int.init)
    return rest.map { rest in
      PictureConfiguration.Rule(
        kind: .ignore(x: whole[0], y: whole[1], width: whole[2], height: whole[3]), patterns: rest.patterns,
        reason: rest.reason, location: node.location)
    }
  }

  private func toleranceRule(_ node: SyntaxNode) -> PictureConfiguration.Rule? {
    guard var reader = ObjectReader(node, as: "a tolerance", &bag) else { return nil }
    let threshold = reader.number("threshold", in: 0...1, &bag) ?? 0.1
    let includes = reader.boolean("includeAA", &bag) ?? false
    let most = reader.integer("maxDiffPixels", in: 0...Limits.comparedArea, &bag)
    let share = reader.number("maxDiffPixelRatio", in: 0...1, &bag)
    let rest = rest(of: &reader)
    finish(reader, ConfigurationVocabulary.tolerance)
    return rest.map { rest in
      PictureConfiguration.Rule(
        kind: .tolerate(
          threshold: threshold, includesAntialiasing: includes, mostPixels: most, mostShare: share),
        patterns: rest.patterns, reason: rest.reason, location: node.location)
    }
  }

  /// What all rules have: the pictures that they hold for, and a reason.
  private func rest(of reader: inout ObjectReader) -> (patterns: [Glob], reason: String)? {
    let patterns = reader.value("in").map { node in
      (node.elements ?? [node]).compactMap { $0.readString("a pattern of 'in'", &bag) }.map(Glob.init)
    }
    guard let reason = reader.string("because", required: true, &bag) else { return nil }
    if reason.allSatisfy(\.isWhitespace) {
      bag.error(
        "out-of-range", "'because' is empty", at: reader.node.location, hint: "say why this difference does not count")
      return nil
    }
    return (patterns ?? [], reason)
  }
}
