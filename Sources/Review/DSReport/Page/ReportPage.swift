package import DSFiles
import DSJSON

/// Prints a run as a page: `index.html`, and beside it in `_report` its scripts, its style and the run's data.
///
/// The page needs no server and no network. Browsers do not let pages on a disk read other files, but load classic
/// scripts: the data are scripts, in pieces that are loaded as they are needed.
///
/// - `run.js`: everything but the shots.
/// - `shots-N.js`: what lists and searches need of `shotsOfPiece` shots each, in rows of values.
/// - `details-N.js`: all that `report.json` has of `shotsOfDetails` shots each.
/// - `tokens.js`: the tokens with their values and uses, where the run knows them.
/// - `elements-N.js`, `base-N.js`, `values-N.js`: the frames of the views of the same shots, those of their expected
///   pictures, and the pixels that differ, for those that are not unchanged. A piece without any does not exist.
package enum ReportPage {
  /// How every page of this program begins, and no other's: it names its generator.
  package static let beginning = Array(
    #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="generator" content="dsrender">

    """#.utf8)
  /// How everything in `_report` begins, in both languages.
  package static let partBeginning = Array("/* dsrender report".utf8)
  /// The folder beside the page.
  package static let folder = "_report"

  private static let shotsOfPiece = 2_000
  private static let shotsOfDetails = 200

  /// The page itself; it loads pictures from the site of `picturesAt`, and else only from its own.
  package static func index(of report: RunReport) -> [UInt8] {
    var page = String(decoding: PackageResources.report_html, as: UTF8.self)
    if let origin = report.picturesAt?.origin {
      page.replace("img-src 'self'", with: "img-src \(origin) 'self'", maxReplacements: 1)
    }
    page.replace("<!-- plain -->", with: PlainPage.html(of: report), maxReplacements: 1)
    return Array(page.utf8)
  }

  /// The parts that are the same for every run, by their names.
  package static let fixedParts: [(name: String, bytes: [UInt8])] = [
    ("style.css", PackageResources.report_css), ("data.js", PackageResources.data_js),
    ("search.js", PackageResources.search_js), ("address.js", PackageResources.address_js),
    ("decisions.js", PackageResources.decisions_js), ("folds.js", PackageResources.folds_js),
    ("sections.js", PackageResources.sections_js), ("list.js", PackageResources.list_js),
    ("head.js", PackageResources.head_js),
    ("catalogue.js", PackageResources.catalogue_js),
    ("gallery.js", PackageResources.gallery_js), ("tokenview.js", PackageResources.tokenview_js),
    ("elements.js", PackageResources.elements_js),
    ("spoken.js", PackageResources.spoken_js), ("pins.js", PackageResources.pins_js),
    ("facts.js", PackageResources.facts_js),
    ("pixels.js", PackageResources.pixels_js), ("compare.js", PackageResources.compare_js),
    ("watch.js", PackageResources.watch_js), ("page.js", PackageResources.page_js),
  ]

  /// Beginnings of the names of what is known of `shotsOfDetails` shots each.
  private static let detailed = ["details", "elements", "base", "values"]

  /// The names of all parts that a run with some shots may have.
  package static func names(shots: Int) -> [String] {
    fixedParts.map(\.name) + ["run.js", "tokens.js"] + (0..<pieces(shots, of: shotsOfPiece)).map { "shots-\($0).js" }
      + detailed.flatMap { name in (0..<pieces(shots, of: shotsOfDetails)).map { "\(name)-\($0).js" } }
  }

  /// Whether a name is that of a part of some run.
  package static func isPart(_ name: String) -> Bool {
    if name == "run.js" || name == "tokens.js" || fixedParts.contains(where: { $0.name == name }) { return true }
    return (["shots"] + detailed).map { $0 + "-" }.contains { beginning in
      guard name.hasPrefix(beginning), name.hasSuffix(".js") else { return false }
      let digits = name.dropFirst(beginning.count).dropLast(3)
      return !digits.isEmpty && digits.count < 8 && digits.utf8.allSatisfy { 48...57 ~= $0 }
    }
  }

  /// Passes on every part of a run except those that are always the same: its name, and the closure that writes it
  /// piece by piece.
  /// - Parameter run: distinguishes this run's decisions from others'.
  /// - Throws: what the sink throws, and if what was kept of a picture cannot be read back.
  package static func writeData(
    of report: RunReport, run: String,
    to sink: (_ name: String, _ write: (_ sink: ([UInt8]) -> Void) -> Void) throws(FileError) -> Void
  ) throws(FileError) {
    let table = ShotTable(report)
    try sink("run.js") { bytes in
      bytes(opening("run"))
      writeRun(report, run, table, to: bytes)
      bytes(closing)
    }
    if let tokens = report.tokens {
      try sink("tokens.js") { bytes in
        bytes(opening("tokens"))
        bytes(tokens)
        bytes(closing)
      }
    }
    for piece in 0..<pieces(report.shots.count, of: shotsOfPiece) {
      try sink("shots-\(piece).js") { bytes in
        bytes(opening("shots-\(piece)"))
        table.write(part(report.shots, piece, shotsOfPiece), to: bytes)
        bytes(closing)
      }
    }
    let commands = report.commands
    for piece in 0..<pieces(report.shots.count, of: shotsOfDetails) {
      try sink("details-\(piece).js") { bytes in
        bytes(opening("details-\(piece)"))
        var json = JSONWriter(.compact, escapesMarkup: true)
        json.array { json in
          for shot in part(report.shots, piece, shotsOfDetails) {
            JSONReport.write(shot, commands, &json)
            if json.bytes.count > pieceBytes { json.handOver(to: bytes) }
          }
        }
        json.handOver(to: bytes)
        bytes(closing)
      }
      let members = part(report.shots, piece, shotsOfDetails)
      for (name, text) in insides {
        guard members.contains(where: { $0.inside[keyPath: text] != nil }) else { continue }
        let texts = try members.map { shot throws(FileError) in try shot.inside[keyPath: text]?.read() }
        try sink("\(name)-\(piece).js") { bytes in write(texts, as: "\(name)-\(piece)", to: bytes) }
      }
    }
  }

  /// What is known inside pictures, by the names of its parts.
  private static var insides: [(name: String, text: KeyPath<ShotReport.Inside, KeptBytes?>)] {
    [("elements", \.elements), ("base", \.baseElements), ("values", \.values)]
  }

  /// Writes which pieces there are of what is known inside pictures.
  private static func writeInside(_ report: RunReport, _ json: inout JSONWriter) {
    for (name, text) in insides {
      json.key(name)
      json.array { json in
        for piece in 0..<pieces(report.shots.count, of: shotsOfDetails)
        where part(report.shots, piece, shotsOfDetails).contains(where: { $0.inside[keyPath: text] != nil }) {
          json.value(piece)
        }
      }
    }
  }

  /// Writes what is known inside the pictures of some shots: each text once, and for each shot its number or -1.
  private static func write(_ texts: [[UInt8]?], as name: String, to bytes: ([UInt8]) -> Void) {
    var different: [[UInt8]] = []
    var numbers: [[UInt8]: Int] = [:]
    let chosen = texts.map { text -> Int in
      guard let text else { return -1 }
      if let known = numbers[text] { return known }
      numbers[text] = different.count
      different.append(text)
      return different.count - 1
    }
    bytes(opening(name))
    bytes(Array("{\"of\":[\(chosen.map(String.init).joined(separator: ","))],\"texts\":[".utf8))
    for (number, text) in different.enumerated() { bytes(number == 0 ? text : [UInt8(ascii: ",")] + text) }
    bytes(Array("]}".utf8))
    bytes(closing)
  }

  private static func pieces(_ shots: Int, of size: Int) -> Int { (shots + size - 1) / size }

  private static func part(_ shots: ShotReports, _ piece: Int, _ size: Int) -> Slice<ShotReports> {
    shots[piece * size..<min(shots.count, (piece + 1) * size)]
  }

  private static func opening(_ name: String) -> [UInt8] {
    partBeginning + Array(" */\nreportData(\"\(name)\", ".utf8)
  }

  private static let closing = Array(");\n".utf8)

  private static func writeRun(
    _ report: RunReport, _ run: String, _ table: ShotTable, to sink: ([UInt8]) -> Void
  ) {
    var json = JSONWriter(.compact, escapesMarkup: true)
    json.object { json in
      json.member("run", run)
      JSONReport.writeHead(report, &json)
      json.member("piece", shotsOfPiece)
      json.member("detailsPiece", shotsOfDetails)
      json.key("shotCount")
      json.value(report.shots.count)
      let commands = report.commands
      json.member("approveDecisions", commands.approveDecisions)
      json.key("hasTokens")
      json.value(report.tokens != nil)
      if let base = report.explanation?.base { json.member("base", base) }
      if let problem = report.explanation?.problem { json.member("causesProblem", problem) }
      let files = report.shots.lazy.map(\.files).first { $0.hasPNG || $0.hasSVG }
      json.key("inside")
      json.object { json in writeInside(report, &json) }
      json.key("picture")
      if let files { json.value(files.hasPNG ? ".png" : ".svg") } else { json.null() }
      table.writeAxes(&json)
      table.writeAlike(&json)
      json.key("groups")
      json.array { json in
        for group in report.explanation?.groups ?? [] {
          json.object { json in
            json.members(of: group)
            json.member("shots", group.shots.count)
          }
        }
      }
    }
    json.handOver(to: sink)
  }
}
