import DSDiagnostics
import DSPreviewProgram
import Testing
import XCTest

/// Where an expectation is written.
struct Caller {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  let function: StaticString

  /// The component of its shots: the file's name.
  var component: String {
    let file = "\(fileID)".split(separator: "/").last.map(String.init) ?? "tests"
    return slug(file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
  }

  /// What a test is called by, without its arguments.
  var test: String { String("\(function)".prefix { $0 != "(" }.filter { $0 != "`" }) }

  /// The scenario of its shots: the test, and the expectation's name.
  func scenario(named name: String?) -> String {
    let test = slug(test)
    let stem = test.hasPrefix("test-") && test != "test-" ? String(test.dropFirst(5)) : test
    return String((name.map { "\(stem)-\(slug($0))" } ?? stem).prefix(Limits.nameBytes - 10))
  }

  /// The place for messages.
  var place: DSDiagnostics.SourceLocation {
    DSDiagnostics.SourceLocation(file: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// A picture that goes with a failure.
  struct Picture {
    let name: String
    let bytes: [UInt8]
  }

  /// Fails the test: with an issue and attachments in one of Swift Testing, else as XCTest does, which has no attachments on
  /// Linux.
  ///
  /// A run of Swift Testing counts issues of no test too, so that code in a detached task fails it.
  func fail(_ message: String, _ pictures: [Picture]) {
    guard Test.current != nil || CommandLine.arguments.contains("swift-testing") else {
      return XCTFail(message, file: filePath, line: line)
    }
    let place = Testing.SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    for picture in pictures { Attachment.record(picture.bytes, named: picture.name, sourceLocation: place) }
    Issue.record(Comment(rawValue: message), sourceLocation: place)
  }
}
