import DSDiagnostics
import DSImage
import Foundation
import TestFolder
import Testing

@testable import DSReport

/// `scripts/generate schemas` regenerates the schema.
@Suite struct ReportSchemaTests {
  @Test func `the document is what the program prints`() throws {
    let path = Repository.path + "/docs/schema/report.schema.json"
    #expect(try String(contentsOfFile: path, encoding: .utf8) == reportSchema())
  }

  @Test func `reports of every status fit the schema, and have no member that it does not list`() throws {
    var changed = sampleShot("b", .changed(onePixel))
    changed.pixels = ShotReport.Pixels(
      actual: PixelHash(high: 0xAAAA_AAAA_AAAA_AAAA, low: 0xAAAA_AAAA_AAAA_AAAA), expected: nil)
    changed.files.hasDifference = true
    var found = sampleShot("e", .unchanged)
    found.findings = [ShotReport.Finding(hostileFailure.problems[0], reason: "meant")]
    var report = sampleReport([
      sampleShot("a", .unchanged), changed, sampleShot("c", .added(lockKnows: true)),
      sampleShot("d", .failed(hostileFailure)), found,
    ])
    report.faults = [RunReport.Fault(cause: .inputOutput, message: "disk full")]
    report.staleLines = ["a/b/c"]
    report.systems[0].components = [sampleComponent, ComponentReport(name: "a", description: nil, place: "a.yaml:1")]
    report.renamed = [RunReport.Rename(shot: "a/b/c", baseline: "a/b/d", isMoved: false)]
    let cause = RunReport.Cause(
      kind: "token", subject: "border", before: "1 px", after: "2 px",
      place: SourceLocation(file: "tokens/base.json", line: 23, column: 14))
    report.explanation = RunReport.Explanation(
      base: "main", groups: [RunReport.Group(number: 1, causes: [cause], proof: .complete, shots: [changed.id])])
    #expect(try problems(of: report) == [])
    report.orphans = .notJudged
    report.explanation = nil
    #expect(try problems(of: report) == [])
  }

  @Test func `a report without a member, or with another kind of value, does not fit`() throws {
    let whole = try object(JSONReport.bytes(sampleReport([sampleShot("a", .unchanged)])))
    var report = try #require(whole as? [String: Any])
    report["counts"] = nil
    report["version"] = "1"
    let found = try problems(in: report)
    #expect(found == ["$.version: is no integer", "$: no 'counts'"])
  }

  private func object(_ bytes: [UInt8]) throws -> Any { try JSONSerialization.jsonObject(with: Data(bytes)) }

  private func problems(of report: RunReport) throws -> [String] { try problems(in: object(JSONReport.bytes(report))) }

  private func problems(in value: Any) throws -> [String] {
    let schema = try #require(try object(Array(reportSchema().utf8)) as? [String: Any])
    return problems(value, schema, schema, at: "$").sorted()
  }

  /// What is wrong with a value, by the words of JSON Schema that ours uses.
  private func problems(_ value: Any, _ schema: [String: Any], _ root: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let definitions = root["$defs"] as? [String: [String: Any]]
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let found = definitions?[name] else { return ["\(place): no definition '\(name)'"] }
      return problems(value, found, root, at: place)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      let all = choices.map { problems(value, $0, root, at: place) }
      return all.contains([]) ? [] : all.flatMap(\.self)
    }
    var found: [String] = []
    switch schema["type"] as? String {
    case "object":
      guard let members = value as? [String: Any] else { return ["\(place): is no object"] }
      for name in schema["required"] as? [String] ?? [] where members[name] == nil {
        found.append("\(place): no '\(name)'")
      }
      guard let properties = schema["properties"] as? [String: [String: Any]] else { return found }
      for (name, member) in members {
        guard let shape = properties[name] else {
          found.append("\(place): '\(name)' is not listed")
          continue
        }
        found += problems(member, shape, root, at: "\(place).\(name)")
      }
    case "array":
      guard let elements = value as? [Any] else { return ["\(place): is no array"] }
      let shape = schema["items"] as? [String: Any] ?? [:]
      for (index, element) in elements.enumerated() {
        found += problems(element, shape, root, at: "\(place)[\(index)]")
      }
    case "string":
      guard let text = value as? String else { return ["\(place): is no string"] }
      if let pattern = schema["pattern"] as? String, text.range(of: pattern, options: .regularExpression) == nil {
        found.append("\(place): '\(text)' does not fit")
      }
    case "boolean": if !(value is Bool) { found.append("\(place): is no truth value") }
    case "null": if !(value is NSNull) { found.append("\(place): is not null") }
    case let kind?:
      guard !(value is String), let number = value as? Double else { return ["\(place): is no \(kind)"] }
      if kind == "integer", number.rounded() != number { found.append("\(place): is no integer") }
      if let least = schema["minimum"] as? Double, number < least { found.append("\(place): is too small") }
      if let most = schema["maximum"] as? Double, number > most { found.append("\(place): is too large") }
    case nil: break
    }
    if let constant = schema["const"] as? String, value as? String != constant {
      found.append("\(place): is not \(constant)")
    }
    if let values = schema["enum"] as? [String], !values.contains(value as? String ?? "") {
      found.append("\(place): is none of \(values)")
    }
    return found
  }
}
