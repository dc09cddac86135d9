import DSDiagnostics
import DSShots
import DSSyntax

extension Decoding {
  /// Findings that a scenario's pictures may have.
  func acceptedFindings(_ reader: inout ObjectReader) -> [AcceptedFinding] {
    reader.array("accepts", &bag).compactMap { node in
      guard var entry = ObjectReader(node, as: "an accepted finding", &bag) else { return nil }
      let accepted = acceptedFinding(&entry, among: AcceptedFinding.names)
      finish(entry, FileVocabulary.accepted)
      return accepted
    }
  }

  /// Findings that the pictures of some scenarios of a system may have, and what may be wrong with its files.
  func acceptedFindingsOfSystem(_ reader: inout ObjectReader) -> [AcceptedFinding] {
    reader.array("accepts", &bag).compactMap { node in
      guard var entry = ObjectReader(node, as: "an accepted finding", &bag) else { return nil }
      var accepted = acceptedFinding(&entry, among: AcceptedFinding.names + AcceptedFinding.files)
      let shots = entry.required("in", &bag).map { patterns in
        (patterns.elements ?? [patterns]).compactMap { $0.readString("a pattern of 'in'", &bag) }.map(Glob.init)
      }
      finish(entry, ConfigurationVocabulary.accepted)
      // What names no shot would be taken for all.
      guard let shots else { return nil }
      if shots.isEmpty {
        bag.error(
          "out-of-range", "'in' is empty", at: node.location,
          hint: accepted?.isOfFiles == true
            ? "name the files, such as 'tokens/*.json'" : "name the shots, such as 'settings/*'")
        return nil
      }
      accepted?.shots = shots
      return accepted
    }
  }

  private func acceptedFinding(_ entry: inout ObjectReader, among names: [String]) -> AcceptedFinding? {
    let finding = entry.required("finding", &bag).flatMap { node in
      node.readChoice("'finding'", among: names, &bag)
    }
    let reason = entry.string("because", required: true, &bag)
    guard let finding, let reason else { return nil }
    if reason.allSatisfy(\.isWhitespace) {
      bag.error(
        "out-of-range", "'because' is empty", at: entry.node.location,
        hint: AcceptedFinding.files.contains(finding)
          ? "say why the files are meant to be so" : "say why the picture is meant to be so")
      return nil
    }
    return AcceptedFinding(finding, reason: reason, at: entry.node.location)
  }
}
